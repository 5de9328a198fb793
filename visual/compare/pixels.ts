/** A decoded picture, row by row: one word a pixel, its bytes R, G, B, A in the order of a file. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint32Array;
}

/** The bytes of some rows, which Node compares and hashes far faster than a loop does. */
export function rowBytes({ data, width }: Pixels, top: number, rows = 1): Buffer {
  return Buffer.from(data.buffer, data.byteOffset + top * width * 4, rows * width * 4);
}

/** How many pixels of two rows differ. */
export function changedInRow(before: Pixels, row: number, after: Pixels, other: number): number {
  const { width } = before;
  let changed = 0;
  for (let x = 0; x < width; x++) {
    if (before.data[row * width + x] !== after.data[other * width + x]) changed++;
  }
  return changed;
}
