/** The values a number may take. */
export interface Steps {
  /** The least possible value. */
  min: number;
  /** The greatest possible value. */
  max: number;
  /** The distance of possible values. */
  step: number;
}

/**
 * The value so many steps above a value, or below it, on the grid and never outside the bounds. From
 * between two steps the first leads to the neighbour, not past it.
 */
export function stepValue(value: number, steps: number, { min, max, step }: Steps): number {
  const place = removeNoise((value - min) / step);
  const next = (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps;
  return removeNoise(clamp(min + next * step, { min, max }));
}

/** The value on the grid nearest to one within the bounds. */
export function nearestStep(value: number, { min, step }: Steps): number {
  return removeNoise(min + Math.round(removeNoise((value - min) / step)) * step);
}

/**
 * The value that can be typed nearest to a number: within the bounds, and exact between two steps, with
 * as many decimals as `countDecimals` says.
 */
export function clampTyped(value: number, { min, max, step }: Steps): number {
  const decimals = countDecimals(step);
  const rounded = decimals === 0 ? Math.round(value) : Number(value.toFixed(decimals));
  // Not −0, which would be another value.
  return clamp(rounded, { min, max }) + 0;
}

/** How many decimals can be typed: none where steps are whole, else those of a step and at least two. */
export function countDecimals(step: number): number {
  const [, decimals = ''] = String(removeNoise(step)).split('.');
  return Number.isInteger(step) ? 0 : Math.max(2, decimals.length);
}

/** The value within the bounds nearest to a number, `min` for what is none. */
export function clamp(value: number, { min, max }: Pick<Steps, 'min' | 'max'>): number {
  return Number.isNaN(value) ? min : Math.max(min, Math.min(max, value));
}

/** Steps such as 0.1 add up to 0.30000000000000004. */
function removeNoise(value: number): number {
  return Number(value.toFixed(9));
}
