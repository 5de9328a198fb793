import { type Aligned, getRowBytes } from '../model/pixels.ts';

/** A colour, and the one that took its place. */
export interface Swap {
  was: number;
  is: number;
}

/** Neighbouring pixels of a row in which one colour took the place of another. */
export interface Run extends Swap {
  x: number;
  width: number;
  /** Its row in each picture. */
  before: number;
  after: number;
}

/** The changed pixels of paired rows, from top to bottom. */
export function* findChangedRuns({ before, after, sections }: Aligned): Generator<Run> {
  const { width } = after;
  for (const section of sections) {
    const rows = section.kind === 'paired' ? section.rows : 0;
    for (let row = 0; row < rows; row++) {
      const place = { before: section.before + row, after: section.after + row };
      if (getRowBytes(before, place.before).equals(getRowBytes(after, place.after))) continue;
      const [start, other] = [place.before * width, place.after * width];
      for (let x = 0; x < width; ) {
        const first = x++;
        const [was = 0, is = 0] = [before.data[start + first], after.data[other + first]];
        if (was === is) continue;
        while (x < width && before.data[start + x] === was && after.data[other + x] === is) x++;
        yield { was, is, x: first, width: x - first, ...place };
      }
    }
  }
}

/** Number of pixels that differ, were inserted or removed, without rows that only moved. */
export function countChangedPixels(aligned: Aligned): number {
  let pixels = 0;
  for (const { kind, rows } of aligned.sections) {
    if (kind !== 'paired') pixels += rows * aligned.after.width;
  }
  for (const { width } of findChangedRuns(aligned)) pixels += width;
  return pixels;
}
