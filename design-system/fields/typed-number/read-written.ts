/**
 * Reads a number that stands exactly as a language writes it, whatever its digits, groups and signs:
 * «₹12,34,567.50», «١٬٢٣٤», «-SEK 500». `NaN` for any other text.
 * @param styles the ways of `Intl.NumberFormat` in which it may be written
 */
export function readWritten(
  text: string,
  locale: string,
  styles: readonly Intl.NumberFormatOptions[],
): number {
  if (ONE_GROUP.test(text)) return Number.NaN;
  const values = styles.map((style) =>
    readStyle(simplify(text), (decimals) => {
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      return new Intl.NumberFormat(locale, { ...style, ...digits });
    }),
  );
  return values.find((value) => !Number.isNaN(value)) ?? Number.NaN;
}

/** It may be the decimals of another language. */
const ONE_GROUP = /^[-−]?\d{1,3}[.,]\d{3}$/;

/** What is read is right if it is written as the text. */
function readStyle(text: string, createFormat: (decimals: number) => Intl.NumberFormat): number {
  const point = createFormat(1)
    .formatToParts(0)
    .find(({ type }) => type === 'decimal');
  const plain = toLatinDigits(text, createFormat(0));
  const [whole = '', decimals = ''] = plain.split(new RegExp(`\\${point?.value}(?=\\d+\\D*$)`));
  const size = Number(`${keepDigits(whole)}.${keepDigits(decimals)}`);
  const value = /[-−]/.test(text) ? -size : size;
  const isSame = simplify(createFormat(keepDigits(decimals).length).format(value)) === text;
  return isSame ? value : Number.NaN;
}

function keepDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, MOST_DIGITS);
}

const MOST_DIGITS = 15;

function toLatinDigits(text: string, format: Intl.NumberFormat): string {
  const digits = Array.from({ length: 10 }, (_, digit) => keepNumerals(format.format(digit)));
  return text.replace(/\p{Nd}/gu, (digit) => String(digits.indexOf(digit)));
}

function keepNumerals(text: string): string {
  return text.replace(/\P{Nd}/gu, '');
}

/** Spaces and minus signs are many, and directions are not seen. */
function simplify(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/−/g, '-')
    .trim();
}
