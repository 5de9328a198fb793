import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandTokens } from '../../tokens/index.ts';
import { mapSceneFiles, type SceneFile } from './scene-files.ts';

const files: SceneFile[] = [];
mapSceneFiles(['fernblick'], (file) => files.push(file));
const sky = brandTokens.fernblick.color.scene.skyHigh;

test('each file of a brand has a name of its own', () => {
  const names = files.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

/** The files that a page goes on around. */
const openFiles = files.filter(({ name, scene }) => name !== scene && !name.endsWith('-card'));

describe.each(openFiles)('$name', ({ svg }) => {
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
