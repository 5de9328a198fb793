import { keysOf } from '../../../lib/objects.ts';
import type { Claim } from '../schemas.ts';
import { type ClaimId, claims } from './claims.ts';

/** The claims whose figure a text types out instead of naming the claim, as in «15 %». */
export function findTypedFigures(text: string): ClaimId[] {
  const written = withoutLaw(text);
  return PATTERNS.filter(({ pattern }) => pattern.test(written)).map(({ id }) => id);
}

/** The first share or amount of money that a text types, whether a claim has it or not; law has none. */
export function findTypedAmount(text: string): string | undefined {
  return withoutLaw(text).match(AMOUNT)?.[0];
}

/** A text that names a claim in the place where it typed its figure. Years and days stay words of the text. */
export function nameTypedFigure(text: string, id: ClaimId): string {
  const { unit }: Claim = claims[id];
  const figure = unit === 'years' || unit === 'days' ? /^[^\s-]+/ : /^.*$/;
  return text
    .replaceAll('\u00a0', ' ')
    .replace(patternOf(claims[id]), (typed) => typed.replace(figure, `{${id}}`));
}

const AMOUNT =
  /(?:€|EUR) ?\d[\d.,]*|\d[\d.,]* ?(?:%|€|(?:per ?cent|Prozent|euros?|EUR)(?!\p{L}))/iu;

/** Numbers that people write as a word. */
const WORDS: Readonly<Record<number, string>> = { 12: 'twelve|zwölf' };

const PATTERNS = keysOf(claims)
  .filter(isFigure)
  .map((id) => ({ id, pattern: patternOf(claims[id]) }));

/** A ratings count or a number of stars is not told from other numbers by its unit. */
function isFigure(id: ClaimId): boolean {
  const { value, unit }: Claim = claims[id];
  return typeof value === 'number' && unit !== 'stars' && !/ratingCount$/i.test(id);
}

/** A text without the sections of law that it names: their numbers are no figures. */
function withoutLaw(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/(?:§§?|[Ss]ections?|Art\.) ?\d[^;:]*?(?:G|V|O|R|SGB [IVX]+)\b/g, '');
}

/** How people write a figure of its unit, in both languages. */
function patternOf({ value, unit }: Claim): RegExp {
  const number = `(?<![\\d.,])${Number(value).toLocaleString('de').replaceAll('.', '[.,]?')}`;
  switch (unit) {
    case 'percent':
    case 'percentPerYear':
      return new RegExp(`${number}(?:,0+)? ?(?:%|percent|Prozent)`);
    case 'euro':
    case 'euroPerMonth':
      return new RegExp(`${number} ?(?:€|euros?|Euro|EUR)`);
    case 'years':
      return new RegExp(`(?:${number}|${WORDS[Number(value)]})[- ](?:years?|\\p{L}*[jJ]ahr)`, 'iu');
    case 'days':
      return new RegExp(`${number} (?:days|Tage)`);
    case 'minutes':
      return new RegExp(`${number} (?:minutes|Minuten)`);
    default:
      return new RegExp(`${number}(?![\\d,.]*\\d| ?[%€])`);
  }
}
