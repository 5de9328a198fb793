import type { Box, Region } from '../report.ts';
import type { Mask } from './changed-pixels.ts';
import { channelsOf } from './colour.ts';
import { type PixelPair, type Tally, tallyOf, unmark } from './pixel-pairs.ts';
import type { Pixels } from './pixels.ts';

/** A colour that became another one wherever it stood. */
export interface Swap {
  before: number;
  after: number;
}

/**
 * Finds the colours that were swapped in a region, and unmarks the pixels that this explains: those
 * of the colours themselves and, along edges and in letters, their mixtures with what lies behind.
 * @param known swaps that the picture shows elsewhere
 * @returns swaps that are not known yet
 */
export function takeSwaps(
  before: Pixels,
  after: Pixels,
  mask: Mask,
  region: Region,
  known: readonly Swap[],
): Swap[] {
  const surrounded = withSurroundings(before, after, region);
  const tally = tallyOf(before, after, mask, surrounded);
  if (tally.changed.length > MOST_PAIRS) return [];
  const swaps = swapsOf(tally, known);
  const all = [...known, ...swaps];
  const explained = tally.changed.filter((pair) =>
    all.some((swap) => explains(swap, pair, tally.background)),
  );
  if (!isRecoloured(tally, explained)) return [];
  unmark(before, after, mask, surrounded, explained);
  return swaps;
}

/** A new shape is known by what it stands on: so many px of it are looked at as well. */
const SURROUNDINGS = 4;

function withSurroundings(before: Pixels, after: Pixels, region: Region): Region {
  const { x, width, height } = region.after;
  const left = Math.min(SURROUNDINGS, x);
  const right = Math.min(SURROUNDINGS, after.width - x - width);
  const top = Math.min(SURROUNDINGS, region.before.y, region.after.y);
  const bottom = Math.min(
    SURROUNDINGS,
    before.height - region.before.y - height,
    after.height - region.after.y - height,
  );
  const grown = (box: Box) => ({
    x: x - left,
    y: box.y - top,
    width: left + width + right,
    height: top + height + bottom,
  });
  return { before: grown(region.before), after: grown(region.after) };
}

/** More of them than this are an image; a colour and its mixtures make some hundred. */
const MOST_PAIRS = 4096;
const MOST_SWAPS = 8;

/** Whole surfaces first, then the strongest colours of lines and letters that are left. */
function swapsOf(tally: Tally, known: readonly Swap[]): Swap[] {
  const isKnown = (pair: PixelPair) => known.some((swap) => isSame(swap, pair));
  const swaps: Swap[] = tally.changed.filter(
    (pair) => pair.isSurface && !isKnown(pair) && isConsistent(tally, pair),
  );
  while (swaps.length <= MOST_SWAPS) {
    const all = [...known, ...swaps];
    const strongest = strongestOf(
      tally,
      tally.changed.filter((pair) => !all.some((swap) => explains(swap, pair, tally.background))),
    );
    if (!strongest || !isConsistent(tally, strongest)) return swaps;
    swaps.push(strongest);
  }
  return [];
}

function isSame(swap: Swap, other: Swap): boolean {
  return swap.before === other.before && swap.after === other.after;
}

/** Most of the old colour became the new one, and most of the new one was the old: no new shape. */
function isConsistent({ before, after }: Tally, pair: PixelPair): boolean {
  return (
    pair.count * 2 >= (before.get(pair.before)?.count ?? 0) &&
    pair.count * 2 >= (after.get(pair.after)?.count ?? 0)
  );
}

/** Of the changes in the commonest direction, the one that goes furthest: where nothing is mixed in. */
function strongestOf(tally: Tally, pairs: readonly PixelPair[]): PixelPair | undefined {
  const commonest = pairs.reduce<PixelPair | undefined>(
    (most, pair) => (most && most.marked >= pair.marked ? most : pair),
    undefined,
  );
  return (
    commonest &&
    pairs.reduce((most, pair) => {
      if (!explains(pair, commonest, tally.background)) return most;
      return length(pair) > length(most) ? pair : most;
    }, commonest)
  );
}

/** Whether a change is the swap itself or, as along an edge or in a letter, a mixture with it. */
function explains(swap: Swap, pair: PixelPair, background: number | undefined): boolean {
  if (isSame(swap, pair)) return true;
  if ((pair.before & pair.after) >>> 24 !== OPAQUE) return false;
  return (
    isPartOfWay(swap, pair) ||
    (background !== undefined && !pair.isSurface && isBlend(swap, pair, background))
  );
}

/** Both colours mixed with the same third one: a part of the way, whatever the third one is. */
function isPartOfWay(swap: Swap, pair: Swap): boolean {
  const way = wayOf(swap.before, swap.after);
  const { part, error } = alongWay(way, wayOf(pair.before, pair.after));
  // Each colour is rounded, which is all of a change by one step; a corner is mixed twice.
  const isStep = way.every((step) => Math.abs(step) < 8);
  return part > 0 && part <= 1 && error < (isStep ? 1 : 2);
}

/** Letters of another lightness are drawn a little bolder or finer on the same background. */
function isBlend(swap: Swap, pair: Swap, background: number): boolean {
  const before = alongWay(wayOf(background, swap.before), wayOf(background, pair.before));
  const after = alongWay(wayOf(background, swap.after), wayOf(background, pair.after));
  return (
    Math.max(before.error, after.error) < 3 &&
    [before.part, after.part].every((part) => part >= 0 && part <= 1) &&
    Math.abs(before.part - after.part) < 0.2
  );
}

/** How far a move goes along a way, and by how much a channel misses it at most. */
function alongWay(way: readonly number[], move: readonly number[]) {
  const part = dot(move, way) / dot(way, way);
  const errors = way.map((step, channel) => Math.abs((move[channel] ?? 0) - part * step));
  return { part, error: Math.max(...errors) };
}

const OPAQUE = 255;

function wayOf(from: number, to: number): number[] {
  const start = channelsOf(from);
  return channelsOf(to).map((channel, index) => channel - (start[index] ?? 0));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

function length(swap: Swap): number {
  const way = wayOf(swap.before, swap.after);
  return dot(way, way);
}

/** Swaps explain at least half, and few pixels of colours that mostly stayed, as of a moved shape. */
function isRecoloured(tally: Tally, explained: readonly PixelPair[]): boolean {
  const all = marked(tally.changed);
  const part = marked(explained);
  const torn = marked(explained.filter((pair) => isTorn(tally, pair)));
  return part * 2 >= all && torn * 10 <= part;
}

function isTorn({ before, after }: Tally, pair: PixelPair): boolean {
  return [before.get(pair.before), after.get(pair.after)].some(
    (colour) => colour !== undefined && colour.changed * 2 < colour.count,
  );
}

function marked(pairs: readonly PixelPair[]): number {
  return pairs.reduce((sum, pair) => sum + pair.marked, 0);
}
