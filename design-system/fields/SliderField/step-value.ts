/** The values a number may take. */
export interface Steps {
  min: number;
  max: number;
  step: number;
}

/**
 * The next value on the grid above (`1`) or below (`-1`) a value, never outside the bounds. A value
 * between two steps goes to its neighbour, not past it.
 */
export function stepValue(value: number, direction: 1 | -1, { min, max, step }: Steps): number {
  const place = removeNoise((value - min) / step);
  const next = direction === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  return removeNoise(Math.min(max, Math.max(min, min + next * step)));
}

/** The last value on the grid between a value and the one it is moved to, at least the next one. */
export function snapMove(value: number, next: number, { min, max, step }: Steps): number {
  if (next === max || next === value) return next;
  if (Math.abs(next - value) < step)
    return stepValue(value, next > value ? 1 : -1, { min, max, step });
  const place = removeNoise((next - min) / step);
  return removeNoise(min + step * (next > value ? Math.floor(place) : Math.ceil(place)));
}

/**
 * The value that can be typed nearest to a number: within the bounds, and exact between two steps:
 * whole where steps are, else with two decimals.
 */
export function clampTyped(value: number, { min, max, step }: Steps): number {
  const rounded = Number.isInteger(step) ? Math.round(value) : Number(value.toFixed(2));
  // Not −0, which would be another value.
  return Math.min(max, Math.max(min, rounded)) + 0;
}

/** Steps such as 0.1 add up to 0.30000000000000004. */
function removeNoise(value: number): number {
  return Number(value.toFixed(9));
}
