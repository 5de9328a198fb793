/** A short name of a class: `a` to `z`, then `aa` and so on. */
export function formatLetters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : formatLetters(Math.floor(index / 26) - 1) + letter;
}
