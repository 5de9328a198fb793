import { formatCount } from '../../lib/format-count.ts';
import type { PictureCache } from '../model/picture-cache.ts';
import { hashPixels, type Pixels } from '../model/pixels.ts';
import { encodePng } from '../model/png.ts';
import type { Comparison, Image } from '../model/report.ts';
import { alignRows } from './align-rows.ts';
import { findChangeKeys } from './change-keys.ts';
import { countChangedPixels } from './changed-runs.ts';
import { paintDifference } from './difference-image.ts';
import { findChangedRegions, findUnpairedRegions, limitRegions } from './regions.ts';

/** Compares two pictures of a cache, and puts the picture of their difference into it. */
export async function compareImages(
  before: Image,
  after: Image,
  cache: PictureCache,
): Promise<Comparison> {
  const [was, is] = await Promise.all([cache.pixels(before.hash), cache.pixels(after.hash)]);
  if (!was || !is) return { status: 'changed', reason: DAMAGED, after };
  if (was.width !== is.width) {
    const reason = `another width: from ${was.width} to ${is.width} px`;
    return { status: 'changed', reason, before, after };
  }
  const { aligned, ...difference } = compare(was, is);
  const shown = paintDifference(aligned);
  const { width, height } = shown;
  const hash = hashPixels(shown);
  await cache.keep(hash, await encodePng(shown));
  return { status: 'changed', before, after, difference: { hash, width, height }, ...difference };
}

const DAMAGED =
  'its accepted picture was damaged in the cache and has been removed. Run again to draw it';

/**
 * Compares two pictures of the same width with tolerance 0. Moved content is compared with its old
 * position.
 * @returns what a result says of the difference, its regions from top to bottom, and both pictures with
 * the rows that show the same content
 */
export function compare(before: Pixels, after: Pixels) {
  const aligned = alignRows(before, after);
  const changedPixels = countChangedPixels(aligned);
  const regions = limitRegions([...findChangedRegions(aligned), ...findUnpairedRegions(aligned)]);
  const grown = after.height - before.height;
  const size = `${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'} (from ${before.height} to ${after.height} px), `;
  return {
    reason: `${grown === 0 ? '' : size}${formatCount(changedPixels, 'pixel')} in ${formatCount(regions.length, 'place')}`,
    changedPixels,
    regions,
    changes: findChangeKeys(aligned),
    aligned,
  };
}
