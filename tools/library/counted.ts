/** A number with its noun: "1 picture", "1,204 pictures". */
export function counted(count: number, noun: string): string {
  return `${formatted(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A number with separators for thousands. */
export function formatted(count: number): string {
  return count.toLocaleString('en');
}
