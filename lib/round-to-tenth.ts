/** Rounds to a tenth of a unit: finer differences in a drawing cannot be seen. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
