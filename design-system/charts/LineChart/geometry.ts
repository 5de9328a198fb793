import { nice, ticks } from 'd3-array';
import { roundToTenth } from '../../../lib/round-to-tenth.ts';

/** The canvas of the drawing in its own units. */
export const CANVAS = { width: 1000, height: 500 };

/** A drawing of lines over the same steps of one axis. */
export interface LineGeometry {
  /** One path for each line, in the same order. */
  lines: readonly string[];
  /** The same, closed to the ground. */
  areas: readonly string[];
  /** The area between the last two lines, by the rule `evenodd`: what only one of their areas has. */
  band: string;
  /** The round values of the vertical axis, with zero among them. */
  levels: readonly number[];
  /** Where a place of the horizontal and a value of the vertical axis lie, in percent. */
  x: (at: number) => number;
  y: (value: number) => number;
}

/**
 * Turns values into lines. The vertical axis runs between round values and has zero in it.
 * @param lines values at `from`, `from` + 1, `from` + 2 …, at least two each
 */
export function computeLineGeometry(
  lines: readonly (readonly number[])[],
  from: number,
): LineGeometry {
  const steps = Math.max(...lines.map(({ length }) => length)) - 1;
  const highest = Math.max(...lines.flat(), 1);
  const lowest = Math.min(...lines.flat(), 0);
  const [bottom, top] = nice(lowest, highest, LEVELS);
  const across = (at: number) => (at - from) / steps;
  const down = (value: number) => (top - value) / (top - bottom);
  const place = (at: number, value: number) =>
    `${Math.round(CANVAS.width * across(at))},${Math.round(CANVAS.height * down(value))}`;
  const drawLine = (values: readonly number[]) =>
    `M${values.map((value, index) => place(from + index, value)).join('L')}`;
  const drawGround = ({ length }: readonly number[]) =>
    `L${place(from + length - 1, 0)}L${place(from, 0)}Z`;
  const areas = lines.map((values) => drawLine(values) + drawGround(values));
  return {
    lines: lines.map(drawLine),
    areas,
    band: areas.slice(-2).join(''),
    levels: ticks(bottom, top, LEVELS),
    x: (at) => roundToTenth(100 * across(at)),
    y: (value) => roundToTenth(100 * down(value)),
  };
}

/** About so many lines help to read a value. */
const LEVELS = 4;

/**
 * Moves labels apart that would lie over each other, as little as needed, and keeps their order.
 * @param places where each belongs, in percent of the height
 * @param distance the least one between two of them
 */
export function spreadLabels(places: readonly number[], distance: number): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spread = [...places];
  let free = 100 - distance * (order.length - 1);
  // A label is centred at its place: at the very top it would lie over what stands above the drawing.
  let taken = distance / 4 - distance;
  for (const index of order) {
    taken = Math.min(free, Math.max(places[index] ?? 0, taken + distance));
    spread[index] = roundToTenth(taken);
    free += distance;
  }
  return spread;
}
