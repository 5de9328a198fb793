import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandTokens, darkTokens, type Scheme } from '../../tokens/index.ts';
import { mapSceneFiles, type SceneFile } from './scene-files.ts';

const files = listFiles('light');

function listFiles(...schemes: Scheme[]): SceneFile[] {
  const listed: SceneFile[] = [];
  mapSceneFiles(['fernblick'], schemes, (file) => listed.push(file));
  return listed;
}

test('each file of a brand has a name of its own', () => {
  const names = files.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('a file for two schemes has the colours of both', () => {
  const [light, dark] = [brandTokens, darkTokens].map(({ fernblick }) => fernblick.color.scene);
  for (const { svg } of listFiles('light', 'dark')) {
    expect(svg).toContain('<style>svg{color-scheme:light dark}');
    expect(svg).toContain(`{color:light-dark(${light?.skyHigh},${dark?.skyHigh})}`);
  }
});

/** The files that a page goes on around. */
const openFiles = (['light', 'dark'] as const).flatMap((scheme) =>
  listFiles(scheme)
    .filter(({ name, scene }) => name !== scene && !name.endsWith('-card'))
    .map((file) => ({ ...file, scheme })),
);

describe.each(openFiles)('$name, $scheme', ({ svg, scheme }) => {
  const tokens = scheme === 'light' ? brandTokens : darkTokens;
  const sky = tokens.fernblick.color.scene.skyHigh;

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
