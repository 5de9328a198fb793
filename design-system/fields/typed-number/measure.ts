/** What the numbers of a field are. */
export type Measure =
  | `euros${'' | 'AMonth' | 'AMonthBeforeTax' | 'AYear'}`
  | `percent${'' | 'AMonth' | 'AYear'}`
  | 'years';

/** Whether a text names a unit or a time that is not that of the measure. */
export function hasOtherMeasure(text: string, measure: Measure): boolean {
  return (
    MARKS.some((mark) => mark.test(text) && !mark.test(measure)) ||
    listCodes(text).some((code) => code !== 'EUR') ||
    (measure.endsWith('BeforeTax') && AFTER_TAX.test(text))
  );
}

/** Whether there is a currency: then three digits behind a point are no decimals, and it may touch a number. */
export function hasCurrency(text: string): boolean {
  return EURO.test(text) || OTHER_CURRENCY.test(text);
}

/**
 * Whether a text names percent or another currency than this one.
 * @param signs what may stand for the currency, e.g. `$`
 */
export function hasOtherUnit(text: string, currency: string, signs: string): boolean {
  return (
    PERCENT.test(text) ||
    (text.match(/\p{Sc}/gu) ?? []).some((sign) => !signs.includes(sign)) ||
    NAMES.some(([code, name]) => code !== currency && !signs.includes(code) && name.test(text)) ||
    listCodes(text).some((code) => code !== currency && !signs.includes(code))
  );
}

/** The currencies that a text names as ISO 4217 does: «4.200 SEK». */
function listCodes(text: string): string[] {
  const codes = text.match(/\b[A-Z]{3}\b/g) ?? [];
  return codes.filter((code) => Intl.supportedValuesOf('currency').includes(code));
}

const EURO = /€|\beur(?!op)/i;
const OTHER_CURRENCY =
  /(?!€)\p{Sc}|(?<!\p{L})(?:chf|s?fr|franken|usd|gbp|dollar|pfund|pounds?|yen|rubel|kr|kronen|kč|zł|zloty|tl|lira|ft|lei|dm)(?!\p{L})/iu;
const AFTER_TAX = /netto|\bnet\b|after tax/i;
const PERCENT = /%|prozent|percent|v\.\s?h/i;

const NAMES: readonly (readonly [code: string, name: RegExp])[] = [
  ['EUR', EURO],
  ['CHF', /\b(?:chf|s?fr|franken)\b/i],
  ['GBP', /\b(?:gbp|pounds?)\b/i],
  ['USD', /\busd\b/i],
  ['$', /\bdollars?\b/i],
];

/** Words and signs of the same unit or time. An «ä» may be «ae», or an «a» with a mark of its own. */
const MARKS: readonly RegExp[] = [
  EURO,
  OTHER_CURRENCY,
  PERCENT,
  /mon(?:at|th)|mtl|(?:\/|\b[pi]\.|\bp)\s?m\b/i,
  /j.{0,2}hr|year|\byr|annu(?:m|al)|(?:\/|\b[pi]\.|\bp)\s?[ajy]\b/i,
  // «Tagesgeld» is an account.
  /stunde|hour|\bstd|\btag(?!esgeld)|\bt.{1,2}glich|\bday|daily|\bw[oö]\u0308?ch|week|halbj|viertelj|quartal|(?:\/|\bp\.)\s?(?:[hdw]|wo)\b/i,
];
