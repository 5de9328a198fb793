import { createHash } from 'node:crypto';

/** A decoded picture, row by row: one 32-bit word per pixel, with the bytes R, G, B, A in this order. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint32Array;
}

/** Rows that show the same content in both pictures, or that only one of them has. */
export interface Section {
  kind: 'paired' | 'removed' | 'inserted';
  /** The first of its rows in each picture; in a picture without them, the row that follows. */
  before: number;
  after: number;
  rows: number;
}

/** Two pictures of the same width, with sections that cover both from top to bottom. */
export interface Aligned {
  before: Pixels;
  after: Pixels;
  sections: readonly Section[];
}

/** The bytes of some rows as a Buffer, which Node compares and hashes much faster than a loop. */
export function getRowBytes({ data, width }: Pixels, top: number, rows = 1): Buffer {
  return Buffer.from(data.buffer, data.byteOffset + top * width * 4, rows * width * 4);
}

/** Red, green and blue of a pixel. */
export function getChannels(pixel: number): readonly [number, number, number] {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
}

/** A pixel as hex code, such as `#d7dfda`; with its opacity when it is not opaque. */
export function formatColour(pixel: number): string {
  const alpha = pixel >>> 24;
  const bytes = [...getChannels(pixel), ...(alpha === 255 ? [] : [alpha])];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** SHA-256 in hex of a picture's size and its decoded pixels (RGBA, row by row). */
export function hashPixels(pixels: Pixels): string {
  const { width, height } = pixels;
  return createHash('sha256')
    .update(`${width}x${height}\n`)
    .update(getRowBytes(pixels, 0, height))
    .digest('hex');
}
