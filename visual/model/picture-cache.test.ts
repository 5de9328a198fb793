import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { fill, keep } from '../compare/paint.fixture.ts';
import { PictureCache } from './picture-cache.ts';
import { hashPixels } from './pixels.ts';
import { encodePng } from './png.ts';

let folder = '';
let cache = new PictureCache();

beforeEach(async () => {
  folder = await createFolder();
  cache = new PictureCache(folder);
});

const teal = fill(4, 3, 0x008080);
const red = fill(4, 3, 0xff0000);
const blue = fill(4, 3, 0x0000ff);

test('a PNG is found by its pixels', async () => {
  const { hash } = await keep(cache, teal);
  expect(await cache.pixels(hash)).toEqual(teal);
  expect(cache.has(hash)).toBe(true);
  expect(cache.has(hashPixels(red))).toBe(false);
});

test('a PNG is known by its bytes', async () => {
  const { hash } = await keep(cache, teal);
  expect(await cache.isPng(hash, await encodePng(teal))).toBe(true);
  expect(await cache.isPng(hash, await encodePng(red))).toBe(false);
  expect(await cache.isPng(hashPixels(red), await encodePng(red))).toBe(false);
});

test('pictures of the same colour but another shape have different hashes', () => {
  expect(hashPixels(fill(4, 3))).not.toBe(hashPixels(fill(3, 4)));
});

test('a corrupt PNG and one with other pixels are ignored and deleted', async () => {
  const hash = hashPixels(teal);
  await writeFile(join(folder, `${hash}.png`), (await encodePng(teal)).subarray(0, 40));
  expect(await cache.pixels(hash)).toBeUndefined();
  await writeFile(join(folder, `${hash}.png`), await encodePng(red));
  expect(await cache.pixels(hash)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('beyond the limit the oldest are deleted first, except those in use', async () => {
  const hashes = [teal, red, blue].map(hashPixels);
  for (const [age, pixels] of [teal, red, blue].entries()) {
    const { hash } = await keep(cache, pixels);
    await utimes(join(folder, `${hash}.png`), new Date(age), new Date(age));
  }
  await cache.prune(new Set(hashes.slice(0, 1)), 200);
  expect(hashes.map((hash) => cache.has(hash))).toEqual([true, false, true]);
});
