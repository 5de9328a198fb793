import { hasCurrency, hasOtherMeasure, type Measure } from './measure.ts';
import { hasMonth, hasOtherMeaning, isPostalCode } from './number-words.ts';
import { readDigits } from './read-digits.ts';
import { readSign } from './read-sign.ts';
import { readUnit } from './read-unit.ts';
import { toUsualCharacters } from './usual-characters.ts';

/**
 * Reads the one number in a text as typed, pasted or dropped: «3.500,00 € mtl.», «CHF 3'500.–», «−1 %»,
 * «3,5 Tsd. €». It reads German notation, and English and Swiss where they cannot mean another number.
 * What may be two numbers or another one is refused, never guessed: ranges, dates, times, fractions,
 * formulas, «100 Cent».
 * @param step the distance of possible values; between whole ones a single separator may group thousands
 * @param measure what the field is for; a number of another unit or time is refused. By default any is read
 * @returns `NaN` without a number and for what is refused
 */
export function parseNumber(text: string, step: number, measure?: Measure): number {
  const { before = '', digits = '', after = '' } = NUMBER.exec(simplify(text))?.groups ?? {};
  const sign = readSign(before, digits);
  const exponent = readUnit(after);
  if (!sign || exponent === undefined || isPartOfMore(before, digits, after)) return Number.NaN;
  const words = `${before} ${after}`;
  const isMoney = hasCurrency(words);
  const isName = hasMonth(words) || ORDINAL.test(after) || isPostalCode(digits, after);
  if (isName && !isMoney) return Number.NaN;
  if (measure && hasOtherMeasure(words, measure)) return Number.NaN;
  const size = readDigits(digits, { isWhole: Number.isInteger(step), isMoney, exponent });
  // Not −0, which would be another value.
  return sign * size + 0;
}

/** The first digits, with single separators between them or one in front: «1.234,56», «,5». */
const NUMBER =
  /^(?<before>\D{0,300}?)(?<digits>(?:(?<=^|[\s\p{Sc}+−-])[.,])?\d+(?:(?:[.,'’‘ʼ´`′]|\p{Zs})\d+)*)(?<after>.{0,300})$/su;

/** «3. Stock». */
const ORDINAL = /^\.\s\p{L}/u;

/** Without what nobody sees. A wide gap stays apart from a single space, which may group thousands. */
function simplify(text: string): string {
  return toUsualCharacters(text.replace(/\p{Cf}/gu, ''))
    .trim()
    .replace(/\s{2,}/g, '\n');
}

/** Whether the number is part of something else: a name, a formula, an address, a date. */
function isPartOfMore(before: string, digits: string, after: string): boolean {
  return (
    /^=|\([^)]*$|[§<>≤≥±×÷√^‰‱¢@\\]|[/_*]$|(?<!\p{L})[.,]$|m\p{Sc}|\p{N}|(?:hundert|tausend)\s?$/iu.test(
      before,
    ) ||
    hasOtherMeaning(before) ||
    (/^\d\d?\.\d\d?$/.test(digits) && after.startsWith('.'))
  );
}
