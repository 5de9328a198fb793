/** What a visitor may type into an amount: digits and the two separators. */
export function keepAllowed(text: string): string {
  return text.normalize('NFKC').replace(/[^\d.,]/g, '');
}

/**
 * Reads whole units from a text as typed or pasted, in German or English notation. A decimal part
 * at the end is dropped before everything but digits goes, so «1.234,56» is 1234 and not 123456.
 * Without a digit it is 0.
 */
export function parseWholeAmount(text: string): number {
  const allowed = keepAllowed(text);
  return Number(withoutDecimals(allowed).replace(/\D/g, ''));
}

/**
 * The last separator starts decimals if fewer than three digits follow, if the other separator came
 * before it, or if it is a comma before more than three digits; otherwise it groups thousands.
 */
function withoutDecimals(text: string): string {
  const place = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (place < 0) return text;
  const whole = text.slice(0, place);
  const other = text[place] === ',' ? '.' : ',';
  const digits = text.length - place - 1;
  const startsDecimals = digits < 3 || whole.includes(other) || (text[place] === ',' && digits > 3);
  return startsDecimals ? whole : text;
}
