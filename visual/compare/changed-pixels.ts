import type { PairedRows } from './align-rows.ts';
import { type Pixels, rowBytes } from './pixels.ts';

/** Marked pixels of a picture. */
export interface Mask {
  width: number;
  /** A 1 for every marked pixel. */
  data: Uint8Array;
}

/** The pixels of the after picture that differ from their partners; those without one stay unmarked. */
export function changedPixels(
  before: Pixels,
  after: Pixels,
  paired: readonly PairedRows[],
): Mask & { count: number } {
  const { width } = after;
  const data = new Uint8Array(width * after.height);
  let count = 0;
  for (const pair of paired) {
    for (let row = 0; row < pair.rows; row++) {
      if (rowBytes(before, pair.before + row).equals(rowBytes(after, pair.after + row))) continue;
      const start = (pair.before + row) * width;
      const other = (pair.after + row) * width;
      for (let x = 0; x < width; x++) {
        if (before.data[start + x] === after.data[other + x]) continue;
        data[other + x] = 1;
        count++;
      }
    }
  }
  return { width, data, count };
}
