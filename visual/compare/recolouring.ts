import type { Differing } from './changes.ts';
import { channelsOf, type Mask, type Pixels } from './pixels.ts';

/** A colour that was replaced by another one wherever it occurred. */
export interface Swap {
  before: number;
  after: number;
}

type Compared = Omit<Differing, 'unpaired'>;

/**
 * Finds the colours that were swapped, and the changed pixels that the swaps do not explain. A swap
 * explains pixels of the colour itself and, along edges, of its blends with the background.
 */
export function recolouring(compared: Compared): { swaps: Swap[]; rest: Mask } {
  const { mask } = compared;
  const rest = { ...mask, data: mask.data.slice() };
  const changes = countedChanges(compared);
  const total = changes.reduce((sum, { count }) => sum + count, 0);
  const tried = changes.filter(({ count }) => count >= total * SMALLEST_SHARE);
  const isConsistent = tried.length > 0 ? consistency(compared) : () => false;
  const swaps: Swap[] = [];
  for (const change of tried) {
    if (swaps.some((swap) => explains(swap, change))) continue;
    // Of all changes in this direction the largest one: there no background is blended in.
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

interface Change extends Swap {
  count: number;
}

/** Of the changed pixels: rarer changes come from an image, or from letters that moved. */
const SMALLEST_SHARE = 0.05;

function countedChanges(compared: Compared): Change[] {
  const changes = new Map<number, Change>();
  eachRun(compared, (swap, _place, pixels) => {
    const change = changes.get(keyOf(swap));
    if (change) change.count += pixels;
    else changes.set(keyOf(swap), { ...swap, count: pixels });
  });
  return [...changes.values()].sort((one, other) => other.count - one.count);
}

/** Visits changed pixels in horizontal runs with the same change. */
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

/** Both colours as one number; captures are opaque, so that alpha can be left out. */
function keyOf({ before, after }: Swap): number {
  const rgb = 0xff_ff_ff;
  return (before & rgb) * (rgb + 1) + (after & rgb);
}

/** Whether most of the old colour became the new one, and most of the new one was the old: no shape changed. */
function consistency({ before, after }: Compared): (change: Change) => boolean {
  const were = countedColours(before);
  const are = countedColours(after);
  return (change) =>
    (were.get(change.before) ?? 0) <= change.count * 2 &&
    (are.get(change.after) ?? 0) <= change.count * 2;
}

/** How many pixels have each colour. Counted in runs, because most of a page is plain background. */
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

/** Whether a change is a fraction of a swap: both colours blended with the same third one. */
function explains(swap: Swap, change: Swap): boolean {
  const whole = vectorOf(swap);
  const move = vectorOf(change);
  const part = dot(move, whole) / dot(whole, whole);
  const errors = whole.map((step, channel) => Math.abs((move[channel] ?? 0) - part * step));
  // Colours are rounded, which matters most for a change by one step; corners are blended twice.
  const isStep = whole.every((step) => Math.abs(step) < 8);
  // Compared with a large swap any small change has a small error, so its direction must match, too.
  const isAlong = part * dot(move, whole) * 4 >= dot(move, move);
  return part > 0 && part <= 1 && isAlong && Math.max(...errors) < (isStep ? 1 : 2);
}

function lengthOf(swap: Swap): number {
  const vector = vectorOf(swap);
  return dot(vector, vector);
}

function vectorOf({ before, after }: Swap): number[] {
  const start = channelsOf(before);
  return channelsOf(after).map((channel, index) => channel - (start[index] ?? 0));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
}
