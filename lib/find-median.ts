/** The middle of some numbers by size, of an even number the upper one; NaN of none. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
