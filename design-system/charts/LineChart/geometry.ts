import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { roundToTenth } from '../../../lib/round-to-tenth.ts';

/** The canvas of the drawing in its own units. */
export const CANVAS = { width: 1000, height: 500 };

/** A drawing of lines over the same steps of one axis. */
export interface LineGeometry {
  /** One path for each line, in the same order. */
  lines: readonly string[];
  /** The same, closed to the ground. */
  areas: readonly string[];
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
  const across = scaleLinear([from, from + steps], [0, CANVAS.width]);
  const up = scaleLinear([lowest, highest], [CANVAS.height, 0]).nice(LEVELS);
  const x = (_: number, index: number) => across(from + index);
  const drawLine = line<number>().x(x).y(up).digits(1);
  const drawArea = area<number>().x(x).y1(up).y0(up(0)).digits(1);
  return {
    lines: lines.map((values) => drawLine([...values]) ?? ''),
    areas: lines.map((values) => drawArea([...values]) ?? ''),
    levels: up.ticks(LEVELS),
    x: (at) => roundToTenth((100 * across(at)) / CANVAS.width),
    y: (value) => roundToTenth((100 * up(value)) / CANVAS.height),
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
  let taken = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    taken = Math.min(free, Math.max(places[index] ?? 0, taken + distance));
    spread[index] = roundToTenth(taken);
    free += distance;
  }
  return spread;
}
