import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import { PictureCache } from '../model/picture-cache.ts';
import type { Image } from '../model/report.ts';
import { compareImages } from './difference.ts';
import { fill, keep, paint } from './paint.fixture.ts';
import { runInThreads } from './run-in-threads.ts';

const folder = await createSharedFolder();
const cache = new PictureCache(folder);
const dots = [1, 2, 3, 4, 5];
const before = await keepDot(0);
const after = await Promise.all(dots.map(keepDot));

function keepDot(size: number): Promise<Image> {
  const dot = { x: 5, y: 5, width: size, height: size };
  return keep(cache, paint(fill(30, 20), dot, 0x112233));
}

test('threads give the same comparisons', async () => {
  const found = await runInThreads(after, cache, (image, compare) => compare(before, image));
  const expected = await Promise.all(after.map((image) => compareImages(before, image, cache)));
  expect(found).toEqual(expected);
  expect(expected.map(({ changedPixels }) => changedPixels)).toEqual(dots.map((size) => size ** 2));
});

test('a picture that is missing in the cache is reported, not compared', async () => {
  await runInThreads([before], cache, async (image, compare) => {
    const missing = { ...image, hash: '0'.repeat(64) };
    const comparison = await compare(missing, image);
    expect(comparison).toMatchObject({ status: 'changed', after: image });
    expect(comparison.before).toBeUndefined();
  });
});

test('a thread that throws ends the work with its error', async () => {
  const unreadable = new PictureCache(join(folder, 'none\0'));
  const work = runInThreads([before], unreadable, async (image, compare) => {
    await compare(image, image);
  });
  await expect(work).rejects.toThrow(/null bytes/);
});
