import type { PictureCache } from '../baselines/picture-cache.ts';
import type { Comparison, Image } from '../results/report.ts';
import { compare } from './difference.ts';
import { paintDifference } from './difference-image.ts';
import { pixelHash } from './pixels.ts';
import { encodePng } from './png.ts';

/** Compares two pictures of a cache, and puts the picture of their difference into it. */
export async function compareImages(
  before: Image,
  after: Image,
  cache: PictureCache,
): Promise<Comparison> {
  const [was, is] = await Promise.all([cache.pixels(before.hash), cache.pixels(after.hash)]);
  if (!was || !is) return { status: 'changed', reason: DAMAGED, after };
  if (was.width !== is.width) {
    const reason = `another width: ${was.width} → ${is.width} px`;
    return { status: 'changed', reason, before, after };
  }
  const difference = compare(was, is);
  const shown = paintDifference(difference.aligned);
  const hash = pixelHash(shown);
  await cache.keep(hash, await encodePng(shown));
  const { summary: reason, changedPixels, regions, changes } = difference;
  const { width, height } = shown;
  const found = { difference: { hash, width, height }, changedPixels, regions, changes };
  return { status: 'changed', reason, before, after, ...found };
}

const DAMAGED =
  'its accepted picture was damaged in the cache and has been removed. Run again to draw it';
