import { type Aligned, getChannels, type Pixels } from '../model/pixels.ts';
import { findChangedRuns, type Swap } from './changed-runs.ts';

/**
 * Finds the colours that were swapped wherever they occurred.
 * @returns `explains`: whether a change is one of the swaps or, along edges, of its blends with the background
 */
export function findRecolouring(aligned: Aligned) {
  const changes = countSwaps(aligned);
  const total = changes.reduce((sum, { count }) => sum + count, 0);
  const tried = changes.filter(({ count }) => count >= total * SMALLEST_SHARE);
  const isConsistent = tried.length > 0 ? checkConsistency(aligned) : () => false;
  const swaps: Swap[] = [];
  for (const change of tried) {
    if (swaps.some((swap) => isBlend(change, swap))) continue;
    // Of all changes in this direction the largest one: there no background is blended in.
    const strongest = changes
      .filter((other) => isBlend(change, other))
      .sort((one, other) => getLength(other) - getLength(one))
      .find(isConsistent);
    if (strongest) swaps.push(strongest);
  }
  const explained = new Set(
    changes.filter((change) => swaps.some((swap) => isBlend(change, swap))).map(getKey),
  );
  return { swaps, explains: (change: Swap) => explained.has(getKey(change)) };
}

/** Of the changed pixels: rarer changes come from an image, or from letters that moved. */
const SMALLEST_SHARE = 0.05;

type CountedSwap = Swap & { count: number };

/** Every change of colour with its number of pixels, the most frequent first. */
function countSwaps(aligned: Aligned): CountedSwap[] {
  const swaps = new Map<number, CountedSwap>();
  for (const run of findChangedRuns(aligned)) {
    const { was, is, width } = run;
    const swap = swaps.get(getKey(run));
    if (swap) swap.count += width;
    else swaps.set(getKey(run), { was, is, count: width });
  }
  return [...swaps.values()].sort((one, other) => other.count - one.count);
}

/** Both colours as one number; captures are opaque, so that alpha can be left out. */
function getKey({ was, is }: Swap): number {
  const rgb = 0xff_ff_ff;
  return (was & rgb) * (rgb + 1) + (is & rgb);
}

/** Whether most of the old colour became the new one, and most of the new one was the old: no shape changed. */
function checkConsistency({ before, after }: Aligned): (change: CountedSwap) => boolean {
  const were = countColours(before);
  const are = countColours(after);
  return ({ was, is, count }) =>
    (were.get(was) ?? 0) <= count * 2 && (are.get(is) ?? 0) <= count * 2;
}

/** How many pixels have each colour. Counted in runs, because most of a page is plain background. */
function countColours({ data }: Pixels): Map<number, number> {
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
function isBlend(change: Swap, swap: Swap): boolean {
  const whole = getVector(swap);
  const move = getVector(change);
  const part = getDotProduct(move, whole) / getDotProduct(whole, whole);
  const errors = whole.map((step, channel) => Math.abs((move[channel] ?? 0) - part * step));
  // Colours are rounded, which matters most for a change by one step; corners are blended twice.
  const isStep = whole.every((step) => Math.abs(step) < 8);
  // Compared with a large swap any small change has a small error, so its direction must match, too.
  const isAlong = part * getDotProduct(move, whole) * 4 >= getDotProduct(move, move);
  return part > 0 && part <= 1 && isAlong && Math.max(...errors) < (isStep ? 1 : 2);
}

function getLength(swap: Swap): number {
  return Math.hypot(...getVector(swap));
}

function getVector({ was, is }: Swap): number[] {
  const start = getChannels(was);
  return getChannels(is).map((channel, index) => channel - (start[index] ?? 0));
}

function getDotProduct(one: readonly number[], other: readonly number[]): number {
  return one.reduce((total, value, index) => total + value * (other[index] ?? 0), 0);
}
