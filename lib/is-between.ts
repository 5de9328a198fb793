/** Whether a number is from `min` to `max`, both included. False for what is no number, too. */
export function isBetween(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
