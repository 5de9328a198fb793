import { isNumberOfThing } from './number-words.ts';

/** What the numbers of a field are. */
export type Measure =
  | `euros${'' | 'AMonth' | 'AMonthBeforeTax' | 'AYear'}`
  | `percent${'' | 'AMonth' | 'AYear'}`
  | 'years';

/**
 * Whether a text names a unit or a time that is not that of the measure, or a thing of which it is the number.
 * Beside a currency or percent any word may stand.
 */
export function hasOtherMeasure(text: string, measure: Measure): boolean {
  return (
    MARKS.some((mark) => mark.test(text) && !mark.test(measure)) ||
    hasOtherCurrency(text, 'EUR', '€') ||
    (measure.endsWith('BeforeTax') && AFTER_TAX.test(text)) ||
    (isNumberOfThing(text) && !PERCENT.test(text) && !hasCurrency(text))
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
    ...listPairs(text),
  ];
  const codes = listCodes(text, called.length > 0 ? CODE_BESIDE_ANOTHER : CODE);
  return [...called, ...codes].some((name) => name !== currency && !signs.includes(name));
}

/** The currencies that a text names as ISO 4217 does: «4.200 SEK». */
function listCodes(text: string, pattern: RegExp): string[] {
  const codes = (text.match(pattern) ?? []).map((code) => code.toUpperCase());
  return codes.filter(isCode);
}

/** The currencies of an exchange rate, which is one word: «EURSEK». */
function listPairs(text: string): string[] {
  const words = text.toUpperCase().match(/\b[A-Z]{6}\b/g) ?? [];
  return words
    .map((word) => [word.slice(0, 3), word.slice(3)])
    .flatMap((pair) => (pair.every(isCode) ? pair : []));
}

function isCode(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

const CODE = /\b[A-Z]{3}\b/g;
/** «35 € ALL INCLUSIVE»: a code may be a word, too, but not in «35 € in TRY». */
const CODE_BESIDE_ANOTHER =
  /(?<=\b(?:[Ii]n|[Tt]o|[Nn]ach)\s)\p{L}{3}(?!\p{L})|\b(?!ALL|TOP|CUP|PEN|TRY|GEL)[A-Z]{3}\b/gu;

const EURO = /€|\beur(?!op)/i;
const AFTER_TAX = /netto|\bnet\b|after tax|nach (?:steuer|abz)|auf die hand/i;
const PERCENT = /%|prozent|percent|v\.\s?h/i;

/** What people call a currency, with its code or its sign. */
const NAMES: readonly (readonly [currency: string, name: RegExp])[] = [
  ['EUR', EURO],
  ['CHF', matchWord('chf|s?fr|franken')],
  ['GBP', matchWord('gbp|pfund|pounds?')],
  ['USD', matchWord('usd')],
  ['$', matchWord('dollars?|bucks?')],
  ['JPY', matchWord('yen')],
  ['kr', matchWord('kr|kron(?:e[nr]?|or|a)|crowns?')],
  ['CZK', matchWord('kč')],
  ['PLN', matchWord('zł|z[lł]oty(?:ch)?')],
  ['RUB', matchWord('rubel')],
  ['TRY', matchWord('tl|lira')],
  ['HUF', matchWord('ft|forint')],
  ['RON', matchWord('lei')],
  ['INR', matchWord('rup(?:ie|ee)[ns]?')],
  ['DEM', matchWord('dm')],
  ['BTC', matchWord('btc|bitcoins?')],
];

function matchWord(names: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu');
}

/** Words and signs of the same unit or time. An «ä» may be «ae», or an «a» with a mark of its own. */
const MARKS: readonly RegExp[] = [
  EURO,
  PERCENT,
  /mon(?:at|th|\b)|mtl|\bpcm|(?:\/|\b[pi]\.|\bp)\s?m\b/i,
  /j.{0,2}hr|year|\byr|annu(?:m|al)|(?:\/|\b[pi]\.|\bp)\s?[ajy]\b/i,
  // So long, not so often.
  /\b(?:jahren?|years)\b/i,
  /\b(?:monaten?|months)\b/i,
  // «Tagesgeld» is an account.
  /stunde|hour|\bstd|\btag(?!esgeld)|\bt.{1,2}glich|\bday|daily|\bw[oö]\u0308?ch|week|halbj|viertelj|quartal|(?:\/|\bp\.)\s?(?:[hdw]|wo)\b/i,
];
