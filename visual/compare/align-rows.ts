import { changedInRow, type Pixels, rowBytes } from './pixels.ts';
import { rowChecksums } from './row-checksums.ts';
import { longestRise, sharedRows } from './sequences.ts';

/** Rows that show the same place in both pictures. Rows in no pair were inserted or removed. */
export interface PairedRows {
  before: number;
  after: number;
  rows: number;
}

/** Rows of both pictures, from a first one up to an end. */
interface Span {
  before: number;
  beforeEnd: number;
  after: number;
  afterEnd: number;
}

/** Pairs the rows of two pictures of the same width, so that content that moved meets itself. */
export function alignRows(before: Pixels, after: Pixels): PairedRows[] {
  const whole = { before: 0, beforeEnd: before.height, after: 0, afterEnd: after.height };
  const isEqual = (row: number, other: number) =>
    rowBytes(before, row).equals(rowBytes(after, other));
  return joined(
    between(stillRows(whole, isEqual), whole, (part) =>
      withoutEqualEnds(part, isEqual, (span) =>
        pairs(
          {
            before,
            after,
            sums: rowChecksums(before, span.before, span.beforeEnd),
            otherSums: rowChecksums(after, span.after, span.afterEnd),
          },
          span,
        ),
      ),
    ),
  );
}

interface Rows {
  before: Pixels;
  after: Pixels;
  /** Checksums of the rows of the before and of the after picture. */
  sums: Uint32Array;
  otherSums: Uint32Array;
}

type IsEqual = (before: number, after: number) => boolean;

/** So many equal rows on end are where they were: that saves looking for them elsewhere. */
const STILL = 256;

/** A larger table of shared rows would take longer than it helps. */
const LARGEST_TABLE = 1_000_000;

/** Long stretches that did not move; only in a picture that did not grow. */
function stillRows({ beforeEnd, afterEnd }: Span, isEqual: IsEqual): PairedRows[] {
  if (beforeEnd !== afterEnd) return [];
  const still: PairedRows[] = [];
  let start = 0;
  for (let row = 0; row <= beforeEnd; row++) {
    if (row < beforeEnd && isEqual(row, row)) continue;
    if (row - start >= STILL) still.push({ before: start, after: start, rows: row - start });
    start = row + 1;
  }
  return still;
}

function pairs(rows: Rows, whole: Span): PairedRows[] {
  const isEqual: IsEqual = (row, other) => rows.sums[row] === rows.otherSums[other];
  return withoutEqualEnds(whole, isEqual, (span) => {
    if (height(span) === 0) return [];
    const equal = equalRows(rows, span);
    if (equal.length === 0) return sideBySide(rows, span);
    const moved = between(equal, span, (gap) => pairs(rows, gap));
    if (span.beforeEnd - span.before !== span.afterEnd - span.after) return moved;
    // Where nothing grew, a move is believed only when it leaves fewer changes.
    const still = [{ before: span.before, after: span.after, rows: height(span) }];
    return cost(rows, still, span) <= cost(rows, moved, span) ? still : moved;
  });
}

/** Pairs the equal rows at both ends, and what lies between them in the way given. */
function withoutEqualEnds(
  span: Span,
  isEqual: IsEqual,
  inner: (span: Span) => PairedRows[],
): PairedRows[] {
  let { before, beforeEnd, after, afterEnd } = span;
  while (before < beforeEnd && after < afterEnd && isEqual(before, after)) {
    before++;
    after++;
  }
  while (before < beforeEnd && after < afterEnd && isEqual(beforeEnd - 1, afterEnd - 1)) {
    beforeEnd--;
    afterEnd--;
  }
  return [
    { before: span.before, after: span.after, rows: before - span.before },
    ...inner({ before, beforeEnd, after, afterEnd }),
    { before: beforeEnd, after: afterEnd, rows: span.beforeEnd - beforeEnd },
  ].filter(({ rows }) => rows > 0);
}

/** Rows that are paired already, and what lies between them paired in the way given. */
function between(
  anchors: readonly PairedRows[],
  span: Span,
  inner: (gap: Span) => PairedRows[],
): PairedRows[] {
  let { before, after } = span;
  const paired = anchors.flatMap((anchor) => {
    const gap = { before, beforeEnd: anchor.before, after, afterEnd: anchor.after };
    before = anchor.before + anchor.rows;
    after = anchor.after + anchor.rows;
    return [...inner(gap), anchor];
  });
  return [...paired, ...inner({ ...span, before, after })];
}

/** Rows that occur once in each picture are the safest hold; where there are none, any equal ones. */
function equalRows(rows: Rows, { before, beforeEnd, after, afterEnd }: Span): PairedRows[] {
  const places = placesOfUnique(rows.otherSums, after, afterEnd);
  const unique = [...placesOfUnique(rows.sums, before, beforeEnd)].flatMap(([sum, place]) => {
    const other = places.get(sum);
    return other === undefined ? [] : [{ before: place, after: other, rows: 1 }];
  });
  if (unique.length > 0) return longestRise(unique, (anchor) => anchor.after);
  if ((beforeEnd - before) * (afterEnd - after) > LARGEST_TABLE) return [];
  return sharedRows(
    rows.sums.subarray(before, beforeEnd),
    rows.otherSums.subarray(after, afterEnd),
  ).map(([row, other]) => ({ before: before + row, after: after + other, rows: 1 }));
}

/** Where each row stands that occurs once, in the order of the picture. */
function placesOfUnique(sums: Uint32Array, start: number, end: number): Map<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  for (const [index, sum] of sums.subarray(start, end).entries()) {
    if (places.has(sum)) repeated.add(sum);
    places.set(sum, start + index);
  }
  for (const sum of repeated) places.delete(sum);
  return places;
}

/** No row is equal: side by side from the top or from the bottom, whichever differs less. */
function sideBySide(rows: Rows, span: Span): PairedRows[] {
  const count = height(span);
  const top = [{ before: span.before, after: span.after, rows: count }];
  const bottom = [{ before: span.beforeEnd - count, after: span.afterEnd - count, rows: count }];
  return cost(rows, top, span) <= cost(rows, bottom, span) ? top : bottom;
}

/** How many pixels differ when rows are paired like this. */
function cost(
  { before, after, sums, otherSums }: Rows,
  paired: readonly PairedRows[],
  span: Span,
): number {
  let unpaired = span.beforeEnd - span.before + span.afterEnd - span.after;
  let changed = 0;
  for (const pair of paired) {
    unpaired -= 2 * pair.rows;
    for (let row = 0; row < pair.rows; row++) {
      if (sums[pair.before + row] === otherSums[pair.after + row]) continue;
      changed += changedInRow(before, pair.before + row, after, pair.after + row);
    }
  }
  return changed + unpaired * before.width;
}

/** Rows of the lower one of two stretches. */
function height({ before, beforeEnd, after, afterEnd }: Span): number {
  return Math.min(beforeEnd - before, afterEnd - after);
}

/** Neighbours that moved equally far as one. */
function joined(paired: readonly PairedRows[]): PairedRows[] {
  const all: PairedRows[] = [];
  for (const pair of paired) {
    const last = all.at(-1);
    if (last && follows(last, pair)) last.rows += pair.rows;
    else all.push({ ...pair });
  }
  return all;
}

function follows(first: PairedRows, next: PairedRows): boolean {
  return first.before + first.rows === next.before && first.after + first.rows === next.after;
}
