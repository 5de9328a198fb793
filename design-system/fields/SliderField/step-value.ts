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

/** The possible value nearest to a number: within the bounds and on the grid from the least one up. */
export function roundToStep(value: number, { min, max, step }: Steps): number {
  const place = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return removeNoise(Math.min(max, min + place * step));
}

/** Steps such as 0.1 add up to 0.30000000000000004. */
function removeNoise(value: number): number {
  return Number(value.toFixed(9));
}
