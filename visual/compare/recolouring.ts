import type { PairedRows } from './align-rows.ts';
import { channelsOf, type Mask, type Pixels } from './pixels.ts';

/** A colour that became another one wherever it stood. */
export interface Swap {
  before: number;
  after: number;
}

/** Two pictures with their paired rows, and the pixels of the after picture that changed. */
interface Compared {
  before: Pixels;
  after: Pixels;
  paired: readonly PairedRows[];
  mask: Mask;
}

/**
 * Finds the colours that were swapped, and the changed pixels that this does not explain: it explains
 * those of the colours themselves and, along edges, of their mixtures with what lies behind.
 */
export function recolouring(compared: Compared): { swaps: Swap[]; rest: Mask } {
  const { mask } = compared;
  const rest = { ...mask, data: mask.data.slice() };
  const changes = countedChanges(compared);
  const tried = changes.length > MOST_CHANGES ? [] : changes.slice(0, MOST_TRIED);
  const isConsistent = tried.length > 0 ? consistency(compared) : () => false;
  const swaps: Swap[] = [];
  for (const change of tried) {
    if (swaps.length === MOST_SWAPS) break;
    if (swaps.some((swap) => explains(swap, change))) continue;
    // Of all changes in this direction the one that goes furthest: where nothing is mixed in.
    const strongest = changes
      .filter((other) => explains(other, change))
      .sort((one, other) => lengthOf(other) - lengthOf(one))
      .find(isConsistent);
    if (strongest) swaps.push(strongest);
  }
  const explained = new Set(
    changes.filter((change) => swaps.some((swap) => explains(swap, change))).map(keyOf),
  );
  eachRun(compared, (change, place, pixels) => {
    if (explained.has(keyOf(change))) rest.data.fill(0, place, place + pixels);
  });
  return { swaps, rest };
}

/** A swap, perhaps, and how often it was found. */
interface Change extends Swap {
  count: number;
}

/** More of them than this are an image; a colour and its mixtures make some hundred. */
const MOST_CHANGES = 4096;
const MOST_TRIED = 64;
const MOST_SWAPS = 8;

/** The commonest first. */
function countedChanges(compared: Compared): Change[] {
  const changes = new Map<number, Change>();
  eachRun(compared, (swap, _place, pixels) => {
    const change = changes.get(keyOf(swap));
    if (change) change.count += pixels;
    else changes.set(keyOf(swap), { ...swap, count: pixels });
  });
  return [...changes.values()].sort((one, other) => other.count - one.count);
}

/** Visits changed pixels, as many at once as stand side by side and changed alike. */
function eachRun(
  { before, after, paired, mask }: Compared,
  visit: (swap: Swap, place: number, pixels: number) => void,
): void {
  for (const pair of paired) {
    const moved = (pair.before - pair.after) * after.width;
    const end = (pair.after + pair.rows) * after.width;
    for (let place = pair.after * after.width; place < end; ) {
      const start = place++;
      if (mask.data[start] !== 1) continue;
      const was = before.data[start + moved] ?? 0;
      const is = after.data[start] ?? 0;
      const isAlike = (next: number) =>
        mask.data[next] === 1 && before.data[next + moved] === was && after.data[next] === is;
      while (place < end && isAlike(place)) place++;
      visit({ before: was, after: is }, start, place - start);
    }
  }
}

/** Both colours as one number; captures are opaque, so that red, green and blue say it all. */
function keyOf({ before, after }: Swap): number {
  const rgb = 0xff_ff_ff;
  return (before & rgb) * (rgb + 1) + (after & rgb);
}

/** Says of a change whether most of the old colour became the new one, which is new: no new shape. */
function consistency({ before, after }: Compared): (change: Change) => boolean {
  const were = countedColours(before);
  const are = countedColours(after);
  return (change) =>
    (were.get(change.before) ?? 0) <= change.count * 2 &&
    (are.get(change.after) ?? 0) <= change.count * 2;
}

/** How many pixels have each colour; counted by runs, as most of a page is plain ground. */
function countedColours({ data }: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  for (let start = 0; start < data.length; ) {
    const colour = data[start] ?? 0;
    let end = start + 1;
    while (end < data.length && data[end] === colour) end++;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

/** Whether a change is a part of a swap's way: both colours mixed with the same third one. */
function explains(swap: Swap, change: Swap): boolean {
  const way = wayOf(swap);
  const move = wayOf(change);
  const part = dot(move, way) / dot(way, way);
  const errors = way.map((step, channel) => Math.abs((move[channel] ?? 0) - part * step));
  // Each colour is rounded, which is all of a change by one step; a corner is mixed twice.
  const isStep = way.every((step) => Math.abs(step) < 8);
  // Beside a long way any small change has a small error: it must also go in about the same direction.
  const isAlong = part * dot(move, way) * 4 >= dot(move, move);
  return part > 0 && part <= 1 && isAlong && Math.max(...errors) < (isStep ? 1 : 2);
}

function lengthOf(swap: Swap): number {
  const way = wayOf(swap);
  return dot(way, way);
}

function wayOf({ before, after }: Swap): number[] {
  const start = channelsOf(before);
  return channelsOf(after).map((channel, index) => channel - (start[index] ?? 0));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
}
