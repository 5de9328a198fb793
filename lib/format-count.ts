/** A number with its noun: "1 picture", "1,204 pictures". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A number with separators for thousands. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en');
}
