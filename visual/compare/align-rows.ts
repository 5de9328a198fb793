import { crc32 } from 'node:zlib';
import diffSequences from '@jest/diff-sequences';
import { type Pixels, rowBytes } from './pixels.ts';

/** Rows that show the same content in both pictures. Rows without a pair were inserted or removed. */
export interface PairedRows {
  before: number;
  after: number;
  rows: number;
}

/** Pairs the rows of two pictures of the same width, so that moved content is compared with itself. */
export function alignRows(before: Pixels, after: Pixels): PairedRows[] {
  const rows = { before, after, sums: checksums(before), otherSums: checksums(after) };
  const whole = { before: 0, beforeEnd: before.height, after: 0, afterEnd: after.height };
  return joined(pairs(rows, whole));
}

interface Rows {
  before: Pixels;
  after: Pixels;
  /** Checksums of the rows of the before and of the after picture. */
  sums: Uint32Array;
  otherSums: Uint32Array;
}

/** A range of rows in each picture; the ends are exclusive. */
interface Span {
  before: number;
  beforeEnd: number;
  after: number;
  afterEnd: number;
}

/** A checksum collision may pair the wrong rows, but never hides a change: pixels are compared. */
function checksums(picture: Pixels): Uint32Array {
  return Uint32Array.from({ length: picture.height }, (_, row) => crc32(rowBytes(picture, row)));
}

function pairs(rows: Rows, whole: Span): PairedRows[] {
  const { sums, otherSums } = rows;
  const span = { ...whole };
  while (height(span) > 0 && sums[span.before] === otherSums[span.after]) {
    span.before++;
    span.after++;
  }
  while (height(span) > 0 && sums[span.beforeEnd - 1] === otherSums[span.afterEnd - 1]) {
    span.beforeEnd--;
    span.afterEnd--;
  }
  return [
    { before: whole.before, after: whole.after, rows: span.before - whole.before },
    ...(height(span) > 0 ? bestPairing(rows, span) : []),
    { before: span.beforeEnd, after: span.afterEnd, rows: whole.beforeEnd - span.beforeEnd },
  ].filter((pair) => pair.rows > 0);
}

/** Around equal rows, or in order from the top or the bottom: whichever leaves fewer changes. */
function bestPairing(rows: Rows, span: Span): PairedRows[] {
  const count = height(span);
  const top = [{ before: span.before, after: span.after, rows: count }];
  const bottom = [{ before: span.beforeEnd - count, after: span.afterEnd - count, rows: count }];
  const anchors = equalRows(rows, span);
  const isGrown = span.beforeEnd - span.before !== span.afterEnd - span.after;
  if (anchors.length > 0 && isGrown) return around(rows, span, anchors);
  const other = anchors.length > 0 ? around(rows, span, anchors) : bottom;
  return cost(rows, top, span) <= cost(rows, other, span) ? top : other;
}

function around(rows: Rows, span: Span, anchors: readonly PairedRows[]): PairedRows[] {
  let { before, after } = span;
  const paired = anchors.flatMap((anchor) => {
    const gap = { before, beforeEnd: anchor.before, after, afterEnd: anchor.after };
    before = anchor.before + anchor.rows;
    after = anchor.after + anchor.rows;
    return [...pairs(rows, gap), anchor];
  });
  return [...paired, ...pairs(rows, { ...span, before, after })];
}

/** Searching more pairs of rows than this takes longer than it is worth. */
const MOST_SEARCHED = 1_000_000;

/** Rows that occur once in each picture are the most reliable; without any, all equal rows. */
function equalRows({ sums, otherSums }: Rows, span: Span): PairedRows[] {
  const first = rowsFrom(span.before, span.beforeEnd);
  const second = rowsFrom(span.after, span.afterEnd);
  const bySum = Map.groupBy(first, (row) => sums[row]);
  const otherBySum = Map.groupBy(second, (row) => otherSums[row]);
  const isUnique = (sum: number | undefined) =>
    bySum.get(sum)?.length === 1 && otherBySum.get(sum)?.length === 1;
  const unique = first.filter((row) => isUnique(sums[row]));
  const otherUnique = second.filter((row) => isUnique(otherSums[row]));
  if (unique.length === 0 && first.length * second.length > MOST_SEARCHED) return [];
  const [rows, otherRows] = unique.length > 0 ? [unique, otherUnique] : [first, second];
  const found: PairedRows[] = [];
  diffSequences(
    rows.length,
    otherRows.length,
    (index, other) => sums[rows[index] ?? 0] === otherSums[otherRows[other] ?? 0],
    (length, index, other) => {
      for (let step = 0; step < length; step++) {
        const [before = 0, after = 0] = [rows[index + step], otherRows[other + step]];
        found.push({ before, after, rows: 1 });
      }
    },
  );
  return found;
}

function rowsFrom(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function cost({ before, after, sums, otherSums }: Rows, paired: readonly PairedRows[], span: Span) {
  const { width } = before;
  let changed = (span.beforeEnd - span.before + span.afterEnd - span.after) * width;
  for (const pair of paired) {
    changed -= 2 * pair.rows * width;
    for (let row = 0; row < pair.rows; row++) {
      const [from, to] = [pair.before + row, pair.after + row];
      if (sums[from] === otherSums[to]) continue;
      for (let x = 0; x < width; x++) {
        if (before.data[from * width + x] !== after.data[to * width + x]) changed++;
      }
    }
  }
  return changed;
}

function height({ before, beforeEnd, after, afterEnd }: Span): number {
  return Math.min(beforeEnd - before, afterEnd - after);
}

/** Merges neighbours that moved by the same distance. */
function joined(paired: readonly PairedRows[]): PairedRows[] {
  const all: PairedRows[] = [];
  for (const { before, after, rows } of paired) {
    const last = all.at(-1);
    const isNext = last?.before === before - (last?.rows ?? 0) && last.after + last.rows === after;
    if (isNext) last.rows += rows;
    else all.push({ before, after, rows });
  }
  return all;
}
