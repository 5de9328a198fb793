import { crc32 } from 'node:zlib';
import diffSequences from '@jest/diff-sequences';
import { type Aligned, getRowBytes, type Pixels, type Section } from '../model/pixels.ts';
import { countChangedPixels } from './changed-runs.ts';

/** Pairs the rows of two pictures of the same width, so that moved content is compared with itself. */
export function alignRows(before: Pixels, after: Pixels): Aligned {
  const pictures = { before, after };
  const all = { before: 0, beforeEnd: before.height, after: 0, afterEnd: after.height };
  const moved = { ...pictures, sections: joinSections(pairWithin(pictures, all)) };
  if (before.height !== after.height) return moved;
  const inPlace = { ...pictures, sections: [pairRows(0, 0, after.height)] };
  return countChangedPixels(inPlace) <= countChangedPixels(moved) ? inPlace : moved;
}

type Pictures = Omit<Aligned, 'sections'>;

/** A range of rows in each picture; the ends are exclusive. */
interface Span {
  before: number;
  beforeEnd: number;
  after: number;
  afterEnd: number;
}

/** Pairs rows that occur once in each picture, as a patience diff does, then the rows between them. */
function pairWithin(pictures: Pictures, span: Span): Section[] {
  const anchors = pairUniqueRows(pictures, span);
  if (anchors.length === 0) return pairFromEnds(pictures, span);
  let { before, after } = span;
  const sections = anchors.flatMap((anchor) => {
    const gap = { before, beforeEnd: anchor.before, after, afterEnd: anchor.after };
    before = anchor.before + 1;
    after = anchor.after + 1;
    return [...pairWithin(pictures, gap), anchor];
  });
  return [...sections, ...pairWithin(pictures, { ...span, before, after })];
}

function pairUniqueRows(pictures: Pictures, span: Span): Section[] {
  const first = groupRowsBySum(pictures.before, span.before, span.beforeEnd);
  const second = groupRowsBySum(pictures.after, span.after, span.afterEnd);
  const isUnique = (sum: number) => first.get(sum)?.length === 1 && second.get(sum)?.length === 1;
  const rows = [...first.keys()].filter(isUnique);
  const others = [...second.keys()].filter(isUnique);
  const found: Section[] = [];
  diffSequences(
    rows.length,
    others.length,
    (index, other) => rows[index] === others[other],
    (length, start) => {
      for (const sum of rows.slice(start, start + length)) {
        found.push(pairRows(first.get(sum)?.[0] ?? 0, second.get(sum)?.[0] ?? 0, 1));
      }
    },
  );
  return found;
}

/** A checksum collision may pair the wrong rows, but never hides a change: pixels are compared. */
function groupRowsBySum(picture: Pixels, start: number, end: number): Map<number, number[]> {
  const rows = Array.from({ length: end - start }, (_, index) => start + index);
  return Map.groupBy(rows, (row) => crc32(getRowBytes(picture, row)));
}

/**
 * Pairs the first rows from the top and the others from the bottom, so that rows were inserted or
 * removed at one place: the one that leaves the fewest changes.
 */
function pairFromEnds(pictures: Pictures, { before, beforeEnd, after, afterEnd }: Span): Section[] {
  const rows = Math.min(beforeEnd - before, afterEnd - after);
  const removed = beforeEnd - before - rows;
  const inserted = afterEnd - after - rows;
  if (removed === inserted) return [pairRows(before, after, rows)];
  const changed = (row: number, other: number) =>
    countChangedPixels({ ...pictures, sections: [pairRows(row, other, 1)] });
  let [place, more, least] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    more += changed(before + row, after + row);
    more -= changed(before + removed + row, after + inserted + row);
    if (more <= least) [place, least] = [row + 1, more];
  }
  const [top, other] = [before + place, after + place];
  return [
    pairRows(before, after, place),
    { kind: 'removed', before: top, after: other, rows: removed },
    { kind: 'inserted', before: top, after: other, rows: inserted },
    pairRows(top + removed, other + inserted, rows - place),
  ];
}

function pairRows(before: number, after: number, rows: number): Section {
  return { kind: 'paired', before, after, rows };
}

/** Without empty sections, and with neighbours of one kind as one. */
function joinSections(sections: readonly Section[]): Section[] {
  const all: Section[] = [];
  for (const section of sections.filter(({ rows }) => rows > 0)) {
    const last = all.at(-1);
    if (last?.kind === section.kind) last.rows += section.rows;
    else all.push({ ...section });
  }
  return all;
}
