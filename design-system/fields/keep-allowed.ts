/** Keeps the characters that belong to an amount: digits and the two separators. */
export function keepAllowed(text: string): string {
  return text.normalize('NFKC').replace(/[^\d.,]/g, '');
}
