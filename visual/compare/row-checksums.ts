import { crc32 } from 'node:zlib';
import { type Pixels, rowBytes } from './pixels.ts';

/**
 * A checksum for each row from a first one up to an end, by its place; the others stay 0. Rows that
 * only share it may be paired badly, but never pass as equal: all pixels of pairs are compared.
 */
export function rowChecksums(picture: Pixels, start: number, end: number): Uint32Array {
  const checksums = new Uint32Array(picture.height);
  for (let row = start; row < end; row++) checksums[row] = crc32(rowBytes(picture, row));
  return checksums;
}
