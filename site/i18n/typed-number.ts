import { keepAllowed } from '../../design-system/fields/keep-allowed.ts';

/**
 * Reads whole units from a text as typed or pasted, in German or English notation. A decimal part
 * at the end is dropped before everything but digits goes, so «1.234,56» is 1234 and not 123456.
 * Without a digit it is 0.
 */
export function parseWholeAmount(text: string): number {
  return toNumber({ ...splitGrouped(keepAllowed(text)), decimals: '' });
}

/**
 * Reads a number from a text as typed or pasted, in German or English notation: «1.500», «2,5»,
 * «−1 %». Where decimals are possible a single separator always starts them: «0,125».
 * @param step the distance of possible values; without decimals a separator may group thousands
 * @returns `NaN` without a digit
 */
export function parseNumber(text: string, step: number): number {
  const allowed = keepAllowed(text);
  if (!/\d/.test(allowed)) return Number.NaN;
  const size = toNumber(Number.isInteger(step) ? splitGrouped(allowed) : splitAtLast(allowed));
  return /^\s*[-−–]/.test(text) ? -size : size;
}

/** A number as it is typed in German: without its unit and without separators of thousands. */
function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** For fields: in both languages numbers are written, typed and read in German notation. */
export const TYPED = { formatTyped, parse: parseNumber };

interface Split {
  /** With separators of thousands. */
  whole: string;
  decimals: string;
}

function toNumber({ whole, decimals }: Split): number {
  return Number(`${whole.replace(/\D/g, '')}.${decimals}0`);
}

function splitAtLast(text: string): Split {
  const place = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (place < 0) return { whole: text, decimals: '' };
  return { whole: text.slice(0, place), decimals: text.slice(place + 1) };
}

/**
 * The last separator starts decimals if fewer than three digits follow, if the other separator came
 * before it, or if it is a comma before more than three digits; otherwise it groups thousands.
 */
function splitGrouped(text: string): Split {
  const split = splitAtLast(text);
  const digits = split.decimals.length;
  const separator = text[split.whole.length];
  const other = separator === ',' ? '.' : ',';
  const startsDecimals =
    digits < 3 || split.whole.includes(other) || (separator === ',' && digits > 3);
  return startsDecimals ? split : { whole: text, decimals: '' };
}
