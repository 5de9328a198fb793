import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';
import { sceneFiles } from './scene-files.tsx';

const files = sceneFiles(['fernblick']);
const sky = brandTokens.fernblick.color.scene.skyHigh;

test('each file has a name of its own', () => {
  const names = sceneFiles(keysOf(brandTokens)).map(({ keys, name }) => `${keys[1]} ${name}`);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(files.filter(({ keys: [table] }) => table !== 'sceneUrls'))('$name', ({ svg }) => {
  test('is land from edge to edge below plain sky, which the page continues', async () => {
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return `#${data.subarray(start, start + 3).toString('hex')}`;
    };
    const top = Array.from({ length: info.width }, (_, x) => colorAt(x, 0));
    expect([...new Set(top)]).toEqual([sky]);
    for (const x of [0, info.width - 1]) expect(colorAt(x, info.height - 1)).not.toBe(sky);
  });
});
