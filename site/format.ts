import { formatPercent as formatFraction } from './calculation/format.ts';
import type { Locale } from './locales.ts';

/**
 * A percentage in German notation, in both languages (requirements rows 109 to 112): 25.76 becomes
 * «25,8 %», with two decimals below 10, one below 100, else none. `digits` fixes the decimals, as
 * tables, pricing and performance need. What is no finite number becomes «Not a number».
 */
export function formatPercent(percent: unknown, digits?: number): string {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return 'Not a number';
  const fraction = shiftedTwoPlaces(percent);
  return digits === undefined
    ? formatFraction(fraction)
    : germanNumber(fraction, { style: 'percent', ...fixed(digits) });
}

/** A rate as it stands in a law or a price list: 26,375 %, 30 %, 0,2 %; at most three decimals. */
export function formatRate(percent: number): string {
  return germanNumber(shiftedTwoPlaces(percent), { style: 'percent', maximumFractionDigits: 3 });
}

/** Euros in German notation, in both languages: 10000 becomes «10.000 €». */
export function formatEuro(euros: number, digits = 0): string {
  return germanNumber(euros, { style: 'currency', currency: 'EUR', ...fixed(digits) });
}

/** A whole number of running text, the way the language writes it: 1,500 and 1.500. */
export function formatWhole(value: number, locale: Locale): string {
  return withOneKindOfSpace(
    new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'de-DE', fixed(0)).format(value),
  );
}

/** Puts a formatted number's sign in front, a plus too; the minus is the typographic one. */
export function withSign(formatted: string): string {
  if (!/[1-9]/.test(formatted)) return formatted.replace(/^-/, '');
  return formatted.startsWith('-') ? formatted.replace('-', '\u2212') : `+${formatted}`;
}

/**
 * Makes every space inside a formatted number the no-break space U+00A0. Node and browsers bring
 * their own: without this the HTML of a build and of a browser differ (requirements row 113).
 */
export function withOneKindOfSpace(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, '\u00a0');
}

function germanNumber(value: number, options: Intl.NumberFormatOptions): string {
  // 'negative' keeps the minus from zero and from what is rounded to it.
  const format = new Intl.NumberFormat('de-DE', { signDisplay: 'negative', ...options });
  return withOneKindOfSpace(format.format(value));
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** A hundredth by moving the decimal point: dividing would make 1.005 a little less than it was. */
function shiftedTwoPlaces(value: number): number {
  const [mantissa, exponent] = value.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) - 2}`);
}
