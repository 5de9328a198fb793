import { createHash } from 'node:crypto';
import { type Pixels, rowBytes } from './compare/pixels.ts';

/** SHA-256 in hex of a picture's size and its decoded pixels (RGBA, row by row). */
export function pixelHash(pixels: Pixels): string {
  const { width, height } = pixels;
  return createHash('sha256')
    .update(`${width}x${height}\n`)
    .update(rowBytes(pixels, 0, height))
    .digest('hex');
}
