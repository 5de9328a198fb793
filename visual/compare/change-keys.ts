import { formatCount } from '../../lib/format-count.ts';
import { sha256 } from '../../lib/sha256.ts';
import {
  type Aligned,
  formatColour,
  getRowBytes,
  hashPixels,
  type Pixels,
} from '../model/pixels.ts';
import type { Box, Region } from '../model/report.ts';
import { findRecolouring } from './recolouring.ts';
import { findChangedRegions, findUnpairedRegions } from './regions.ts';

/**
 * Keys of the changes, which are the same in every picture that shows the same change. Those with words
 * are shown to the reviewer:
 *
 * - `#d7dfda → #d7dfdb`: a surface, a line or a text has a new colour
 * - `8 rows added` or `8 rows removed`
 * - `content:<hash>`: exactly these pixels became exactly those, or rows with these pixels were
 *   inserted or removed, unless they repeat the row above or below, as those of a padding do
 */
export function findChangeKeys(aligned: Aligned): string[] {
  const { before, after } = aligned;
  const { swaps, explains } = findRecolouring(aligned);
  const rows = findUnpairedRegions(aligned);
  const contents = [
    ...findChangedRegions(aligned, (change) => !explains(change)),
    ...rows.filter((region) => !isPadding(region)),
  ];
  const keys = [
    ...swaps.map(({ was, is }) => `${formatColour(was)} → ${formatColour(is)}`),
    ...rows.map(({ before, after }) =>
      after.height > 0
        ? `${formatCount(after.height, 'row')} added`
        : `${formatCount(before.height, 'row')} removed`,
    ),
    ...(contents.length > 0 ? [`content:${hashRegions(contents)}`] : []),
  ];
  return [...new Set(keys)].sort();

  /** The same wherever the regions are, and however often. */
  function hashRegions(regions: readonly Region[]): string {
    const hashes = regions.map((region) =>
      [crop(before, region.before), crop(after, region.after)].map(hashPixels).join(),
    );
    return sha256([...new Set(hashes)].sort().join()).slice(0, 16);
  }

  function isPadding(region: Region): boolean {
    const [picture, { y, height }] =
      region.after.height > 0 ? [after, region.after] : [before, region.before];
    const own = Array.from({ length: height }, (_, index) => getRowBytes(picture, y + index));
    return [y - 1, y + height]
      .filter((row) => row >= 0 && row < picture.height)
      .some((row) => own.every((bytes) => bytes.equals(getRowBytes(picture, row))));
  }
}

function crop(picture: Pixels, { x, y, width, height }: Box): Pixels {
  const data = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * picture.width + x;
    data.set(picture.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}
