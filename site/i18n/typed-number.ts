import { parseNumber } from '../../design-system/fields/typed-number/parse-number.ts';

export { parseNumber };

/** Reads whole units from a text as typed or pasted: cents are cut, and an empty field is 0. */
export function parseWholeAmount(text: string): number {
  return text.trim() === '' ? 0 : Math.trunc(parseNumber(text, 1)) + 0;
}

/** A number as it is typed in German: without its unit and without separators of thousands. */
function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** For fields: in both languages numbers are written, typed and read in German notation. */
export const TYPED = { formatTyped, parse: parseNumber };
