/** The values a slider may take, in whole numbers. */
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
  const place = (value - min) / step;
  const next = direction === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  return Math.min(max, Math.max(min, min + next * step));
}
