import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandTokens } from '../../../tokens/index.ts';
import { findShapes } from '../../vite/draw-scene.ts';
import { createSceneSvg, getDrawingPath, readDrawing } from '../../vite/scene-files.ts';
import { BANNER_SCENES } from './cuts.ts';
import { drawings, SCENE_NAMES } from './drawings.ts';
import { createPaletteRules } from './palette.ts';

/** Characters of path data: a wide drawing goes on to both sides for windows of 2,560 pixels. */
const BUDGET = { wide: 7000, card: 3000 };

const palette = createPaletteRules(brandTokens.fernblick.color.scene);
const classes = new Set([...palette.keys(), 'within', 'beyond', 'detail']);

test('every file has a row in the table', () => {
  const files = readdirSync(new URL('drawings/', import.meta.url));
  expect(files.sort()).toEqual(SCENE_NAMES.map((name) => `${name}.svg`).sort());
});

describe.each(SCENE_NAMES)('%s', (name) => {
  const { width, height } = drawings[name];
  const file = readDrawing(name);
  const shapes = findShapes(file, 'within');

  test('has the size of its row', () => {
    expect(file).toContain(
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="currentColor">`,
    );
  });

  test('has no colour of its own and no id that could clash on a page', () => {
    expect(shapes).not.toMatch(/\b(id|fill|stroke|style)=/);
  });

  test('has classes of the palette only', () => {
    const used = [...file.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(used.filter((name) => !classes.has(name))).toEqual([]);
  });

  // After a change of the palette, `npm run test:some -- --project unit drawings -u` writes it into the files.
  test('opens in the colours of the first brand', async () => {
    const style = ['<style>', ...[...palette.values()].map((rule) => `  ${rule}`), '</style>'];
    const current = file.replace(/<style>.*<\/style>/s, style.join('\n  '));
    await expect(current).toMatchFileSnapshot(getDrawingPath(name));
  });

  test('is light', () => {
    const data = [...shapes.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path).join('');
    expect(data.length).toBeLessThan(width > 800 ? BUDGET.wide : BUDGET.card);
    expect(data).not.toContain('NaN');
  });
});

test.each(BANNER_SCENES)('%s looks the same where it goes on beyond its edges', async (name) => {
  const { width, height } = drawings[name];
  const within = await readPixels(createSceneSvg(name, 'fernblick'));
  const view = [0, 0, width, height] as const;
  const beyond = await readPixels(
    createSceneSvg(name, 'fernblick', { cut: { width, height, view } }),
  );
  const different = within.filter((value, index) => Math.abs(value - (beyond[index] ?? 0)) > 3);
  // A tree beyond the edge may reach over it.
  expect(different.length / within.length).toBeLessThan(0.001);
});

async function readPixels(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).raw().toBuffer();
}
