import type { Difference } from './compare.ts';
import type { Pixels } from './pixels.ts';

/**
 * The after picture faded to light grey, with the changed pixels in one strong colour, inserted rows
 * tinted with it, and a line of it where rows were removed.
 */
export function differencePicture(before: Pixels, after: Pixels, { paired }: Difference): Pixels {
  const { width, height } = after;
  const sources = sourceRows(before, after, paired);
  const picture: Pixels = { width, height, data: new Uint32Array(width * height) };
  for (let y = 0; y < height; y++) {
    const source = sources[y] ?? -1;
    for (let x = 0; x < width; x++) {
      const pixel = after.data[y * width + x] ?? 0;
      const isNew = source < 0 || x >= before.width;
      const isChanged = !isNew && before.data[source * before.width + x] !== pixel;
      picture.data[y * width + x] = isChanged ? CHANGED : isNew ? tinted(pixel) : faded(pixel);
    }
  }
  for (const y of removedAt(before, after, paired)) drawLine(picture, y);
  return picture;
}

/** Magenta: no brand and no photo has it, and it stands out on light and on dark. */
const CHANGED = 0xff_a0_00_ff;

/** For every row of the after picture the one it is compared with, or -1. */
function sourceRows(before: Pixels, after: Pixels, paired: Difference['paired']): Int32Array {
  const sources = new Int32Array(after.height).fill(-1);
  const sameWidth = before.width === after.width;
  const rows = Math.min(before.height, after.height);
  // In another width nothing could be paired: the overlap is the best that can be shown.
  for (const pair of sameWidth ? paired : [{ before: 0, after: 0, rows }]) {
    for (let row = 0; row < pair.rows; row++) sources[pair.after + row] = pair.before + row;
  }
  return sources;
}

/** Rows of the after picture above which rows of the before picture are gone. */
function removedAt(before: Pixels, after: Pixels, paired: Difference['paired']): number[] {
  if (paired.length === 0) return [];
  let next = 0;
  return [...paired, { before: before.height, after: after.height, rows: 0 }]
    .filter((pair) => {
      const isRemoved = pair.before > next;
      next = pair.before + pair.rows;
      return isRemoved;
    })
    .map((pair) => pair.after);
}

/** Grey between three quarters and white: shapes stay legible and nothing rivals the changes. */
function faded(pixel: number): number {
  const grey = 192 + lightness(pixel) / 4;
  return opaque(grey, grey, grey);
}

/** The changed colour at the strength of the content, which stays legible in it. */
function tinted(pixel: number): number {
  return opaque(255, 64 + lightness(pixel) / 2, 208 + lightness(pixel) / 8);
}

/** The human eye's weights of red, green and blue, in 256ths. */
function lightness(pixel: number): number {
  return ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >> 8;
}

function opaque(red: number, green: number, blue: number): number {
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Two rows, so that it is seen in a picture made smaller; inside when rows are gone at the end. */
function drawLine({ width, height, data }: Pixels, y: number): void {
  const top = Math.max(0, Math.min(y - 1, height - 2));
  data.fill(CHANGED, top * width, (top + 2) * width);
}
