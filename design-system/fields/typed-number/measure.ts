/** What the numbers of a field are. */
export type Measure =
  | `euros${'' | 'AMonth' | 'AMonthBeforeTax' | 'AYear'}`
  | `percent${'' | 'AMonth' | 'AYear'}`
  | 'years';

/** Whether a text names a unit or a time that is not that of the measure. */
export function hasOtherMeasure(text: string, measure: Measure): boolean {
  return (
    MARKS.some((mark) => mark.test(text) && !mark.test(measure)) ||
    hasOtherCurrency(text, 'EUR', '€') ||
    (measure.endsWith('BeforeTax') && AFTER_TAX.test(text))
  );
}

/** Whether there is a currency: then three digits behind a point are no decimals, and it may touch a number. */
export function hasCurrency(text: string): boolean {
  return EURO.test(text) || hasOtherCurrency(text, 'EUR', '€');
}

/**
 * Whether a text names percent or another currency than this one.
 * @param signs what may stand for the currency, e.g. `$`
 */
export function hasOtherUnit(text: string, currency: string, signs: string): boolean {
  return PERCENT.test(text) || hasOtherCurrency(text, currency, signs);
}

/** Whether a text names another currency: by its sign, by what people call it, or else by its code. */
function hasOtherCurrency(text: string, currency: string, signs: string): boolean {
  const called = [
    ...(text.match(/\p{Sc}/gu) ?? []),
    ...NAMES.flatMap(([code, name]) => (name.test(text) ? code : [])),
  ];
  // «35 € ALL INCLUSIVE»: a code may be a word, too.
  const named = called.length > 0 ? called : listCodes(text);
  return named.some((name) => name !== currency && !signs.includes(name));
}

/** The currencies that a text names as ISO 4217 does: «4.200 SEK». */
function listCodes(text: string): string[] {
  const codes = text.match(/\b[A-Z]{3}\b/g) ?? [];
  return codes.filter((code) => Intl.supportedValuesOf('currency').includes(code));
}

const EURO = /€|\beur(?!op)/i;
const AFTER_TAX = /netto|\bnet\b|after tax/i;
const PERCENT = /%|prozent|percent|v\.\s?h/i;

/** What people call a currency, with its code or its sign. */
const NAMES: readonly (readonly [currency: string, name: RegExp])[] = [
  ['EUR', EURO],
  ['CHF', matchWord('chf|s?fr|franken')],
  ['GBP', matchWord('gbp|pfund|pounds?')],
  ['USD', matchWord('usd')],
  ['$', matchWord('dollars?')],
  ['JPY', matchWord('yen')],
  ['kr', matchWord('kr|kronen')],
  ['CZK', matchWord('kč')],
  ['PLN', matchWord('zł|zloty')],
  ['RUB', matchWord('rubel')],
  ['TRY', matchWord('tl|lira')],
  ['HUF', matchWord('ft')],
  ['RON', matchWord('lei')],
  ['DEM', matchWord('dm')],
];

function matchWord(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu');
}

/** Words and signs of the same unit or time. An «ä» may be «ae», or an «a» with a mark of its own. */
const MARKS: readonly RegExp[] = [
  EURO,
  PERCENT,
  /mon(?:at|th)|mtl|(?:\/|\b[pi]\.|\bp)\s?m\b/i,
  /j.{0,2}hr|year|\byr|annu(?:m|al)|(?:\/|\b[pi]\.|\bp)\s?[ajy]\b/i,
  // «Tagesgeld» is an account.
  /stunde|hour|\bstd|\btag(?!esgeld)|\bt.{1,2}glich|\bday|daily|\bw[oö]\u0308?ch|week|halbj|viertelj|quartal|(?:\/|\bp\.)\s?(?:[hdw]|wo)\b/i,
];
