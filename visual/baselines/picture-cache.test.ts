import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { createProject } from '../causes/temporary-project.fixture.ts';
import { hashPixels } from '../compare/pixels.ts';
import { decodePng } from '../compare/png.ts';
import { PictureCache } from './picture-cache.ts';

let folder = '';
let cache = new PictureCache();

beforeEach(async () => {
  folder = await createProject();
  cache = new PictureCache(folder);
});

async function picture(background: string, width = 4, height = 3) {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { png, hash: hashPixels(await decodePng(png)) };
}

test('a PNG is found by its pixels', async () => {
  const { png, hash } = await picture('teal');
  await cache.keep(hash, png);
  expect(await cache.pixels(hash)).toEqual(await decodePng(png));
  expect(cache.has(hash)).toBe(true);
  expect(cache.has((await picture('red')).hash)).toBe(false);
});

test('pictures of the same colour but another shape have different hashes', async () => {
  expect((await picture('teal', 4, 3)).hash).not.toBe((await picture('teal', 3, 4)).hash);
});

test('a corrupt PNG and one with other pixels are ignored and deleted', async () => {
  const { png, hash } = await picture('teal');
  await writeFile(join(folder, `${hash}.png`), png.subarray(0, 40));
  expect(await cache.pixels(hash)).toBeUndefined();
  await writeFile(join(folder, `${hash}.png`), (await picture('red')).png);
  expect(await cache.pixels(hash)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('beyond the limit the oldest are deleted first, except those in use', async () => {
  const colours = ['teal', 'red', 'blue'];
  const hashes: string[] = [];
  for (const [age, colour] of colours.entries()) {
    const { png, hash } = await picture(colour);
    await cache.keep(hash, png);
    await utimes(join(folder, `${hash}.png`), new Date(age), new Date(age));
    hashes.push(hash);
  }
  await cache.prune(new Set(hashes.slice(0, 1)), 200);
  expect(hashes.map((hash) => cache.has(hash))).toEqual([true, false, true]);
});
