import type { Region } from '../report.ts';
import type { Mask } from './changed-pixels.ts';
import type { Pixels } from './pixels.ts';

/** A colour before and the one that stands in its place after. */
export interface PixelPair {
  before: number;
  after: number;
  count: number;
  /** How many of them are marked. */
  marked: number;
  /** A pixel of it has neighbours of it on all four sides, which those of letters rarely have. */
  isSurface: boolean;
}

/** What stands where in a region. */
export interface Tally {
  /** Pairs of which pixels are marked, the commonest first. */
  changed: PixelPair[];
  /** The commonest colour that stayed. */
  background: number | undefined;
  before: Map<number, ColourCount>;
  after: Map<number, ColourCount>;
}

interface ColourCount {
  count: number;
  /** How many of them have another partner than their like. */
  changed: number;
}

/** Counts the pairs of pixels in a region, and each picture's colours. */
export function tallyOf(before: Pixels, after: Pixels, mask: Mask, region: Region): Tally {
  const pairs = new PixelPairs();
  for (const run of runsOf(before, after, mask, region)) {
    const pair = pairs.at(run.before, run.after);
    pair.count += run.pixels;
    if (!run.isMarked) continue;
    pair.marked += run.pixels;
    pair.isSurface ||= run.isSurface;
  }
  const all = pairs.all();
  return {
    changed: all.filter(({ marked }) => marked > 0).sort((one, next) => next.marked - one.marked),
    background: all
      .filter((pair) => pair.before === pair.after)
      .reduce<PixelPair | undefined>(
        (most, pair) => (most && most.count >= pair.count ? most : pair),
        undefined,
      )?.before,
    before: countsOf(all, (pair) => pair.before),
    after: countsOf(all, (pair) => pair.after),
  };
}

/** Takes the marks off the pixels of some pairs. */
export function unmark(
  before: Pixels,
  after: Pixels,
  mask: Mask,
  region: Region,
  explained: readonly PixelPair[],
): void {
  const pairs = new PixelPairs();
  const known = new Set(explained.map((pair) => pairs.at(pair.before, pair.after)));
  for (const run of runsOf(before, after, mask, region)) {
    if (!run.isMarked || !known.has(pairs.at(run.before, run.after))) continue;
    mask.data.fill(0, run.place, run.place + run.pixels);
  }
}

/** Pairs by their two colours. */
class PixelPairs {
  readonly pairs = new Map<number, Map<number, PixelPair>>();

  at(before: number, after: number): PixelPair {
    const partners = this.pairs.get(before) ?? new Map<number, PixelPair>();
    this.pairs.set(before, partners);
    const pair = partners.get(after) ?? { before, after, count: 0, marked: 0, isSurface: false };
    partners.set(after, pair);
    return pair;
  }

  all(): PixelPair[] {
    return [...this.pairs.values()].flatMap((partners) => [...partners.values()]);
  }
}

/** Pixels of a row on end that are the same pair. */
interface Run {
  before: number;
  after: number;
  /** Where it starts in the after picture. */
  place: number;
  pixels: number;
  isMarked: boolean;
  isSurface: boolean;
}

function* runsOf(before: Pixels, after: Pixels, mask: Mask, region: Region): Generator<Run> {
  for (let y = 0; y < region.after.height; y++) {
    const start = (region.before.y + y) * before.width + region.before.x;
    const place = (region.after.y + y) * after.width + region.after.x;
    for (let x = 0; x < region.after.width; ) {
      const from = start + x;
      const to = place + x;
      const pixels = runLength(before, from, after, to, mask, region.after.width - x);
      yield {
        before: before.data[from] ?? 0,
        after: after.data[to] ?? 0,
        place: to,
        pixels,
        isMarked: mask.data[to] === 1,
        isSurface:
          pixels >= 3 && isBetweenItsLike(before, from + 1) && isBetweenItsLike(after, to + 1),
      };
      x += pixels;
    }
  }
}

function runLength(
  before: Pixels,
  from: number,
  after: Pixels,
  to: number,
  mask: Mask,
  most: number,
): number {
  let pixels = 1;
  while (
    pixels < most &&
    before.data[from + pixels] === before.data[from] &&
    after.data[to + pixels] === after.data[to] &&
    mask.data[to + pixels] === mask.data[to]
  ) {
    pixels++;
  }
  return pixels;
}

/** Whether the pixels above and below have the same colour. */
function isBetweenItsLike({ width, data }: Pixels, place: number): boolean {
  return data[place - width] === data[place] && data[place + width] === data[place];
}

function countsOf(
  pairs: readonly PixelPair[],
  colourOf: (pair: PixelPair) => number,
): Map<number, ColourCount> {
  const counts = new Map<number, ColourCount>();
  for (const pair of pairs) {
    const colour = counts.get(colourOf(pair)) ?? { count: 0, changed: 0 };
    colour.count += pair.count;
    if (pair.before !== pair.after) colour.changed += pair.count;
    counts.set(colourOf(pair), colour);
  }
  return counts;
}
