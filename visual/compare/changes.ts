import { createHash } from 'node:crypto';
import type { Box, Region } from '../report.ts';
import type { PairedRows } from './align-rows.ts';
import { colourName, type Mask, type Pixels, rowBytes } from './pixels.ts';
import { recolouring, type Swap } from './recolouring.ts';
import { changedRegions } from './regions.ts';

/** Two pictures of the same width, and where they differ. */
export interface Differing {
  before: Pixels;
  after: Pixels;
  paired: readonly PairedRows[];
  /** The changed pixels of paired rows. */
  mask: Mask;
  /** Rows that were inserted or removed. */
  unpaired: readonly Region[];
}

/**
 * Keys of the changes, which are the same in every picture that shows the same change:
 *
 * - `colour:#d7dfda→#d7dfdb`: a surface, a line or a text has a new colour
 * - `rows:+8`: the row above or below is repeated, as for a larger padding; with a hash: new rows
 * - `region:<hash>`: exactly these pixels became exactly those
 */
export function changesOf(differing: Differing): string[] {
  const { before, after, paired, unpaired } = differing;
  const { swaps, rest } = recolouring(differing);
  const other = changedRegions(rest, paired).map((region) => contentKey(before, after, region));
  const rows = unpaired.map((region) => rowsKey(before, after, region));
  return [...new Set([...swaps.map(colourKey), ...few(other), ...rows])].sort();
}

function colourKey({ before, after }: Swap): string {
  return `colour:${colourName(before)}→${colourName(after)}`;
}

const MOST_KEYS = 60;

function few(keys: readonly string[]): readonly string[] {
  if (new Set(keys).size <= MOST_KEYS) return keys;
  return [`region:${hash([keys.join()])}`];
}

/** The same for every picture in which exactly these pixels became exactly those. */
function contentKey(before: Pixels, after: Pixels, region: Region): string {
  const sizes = [region.before, region.after].map(({ width, height }) => `${width}x${height}`);
  return `region:${hash([
    sizes.join(),
    ...crop(before, region.before),
    ...crop(after, region.after),
  ])}`;
}

function rowsKey(before: Pixels, after: Pixels, region: Region): string {
  const isInserted = region.after.height > 0;
  const picture = isInserted ? after : before;
  const box = isInserted ? region.after : region.before;
  const key = `rows:${isInserted ? '+' : '-'}${box.height}`;
  if (repeatsNeighbour(picture, box)) return key;
  return `${key}:${hash(crop(picture, box))}`;
}

function repeatsNeighbour(picture: Pixels, { y, height }: Box): boolean {
  return [y - 1, y + height].some((neighbour) => {
    if (neighbour < 0 || neighbour >= picture.height) return false;
    const row = rowBytes(picture, neighbour);
    return Array.from({ length: height }).every((_, index) =>
      rowBytes(picture, y + index).equals(row),
    );
  });
}

function crop({ width, data }: Pixels, box: Box): Uint32Array[] {
  return Array.from({ length: box.height }, (_, index) => {
    const start = (box.y + index) * width + box.x;
    return data.subarray(start, start + box.width);
  });
}

function hash(parts: readonly (string | Uint32Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 16);
}
