import { hasCurrency } from './measure.ts';
import { hasOtherMeaning, readMagnitude } from './number-words.ts';

/**
 * The power of ten that the unit behind a number stands for: 3 for «Tsd. €», mostly 0. A time, a note or
 * the mark of a footnote may follow. `undefined` where another number follows, or something that makes it one.
 */
export function readUnit(after: string): number | undefined {
  const noCents = /^(?:\s?[.,]\s?[-‐‑–—−]{1,2}|[.,])/.exec(after)?.[0] ?? '';
  const behind = after.slice(noCents.length);
  const [slot = '', gap = '', word = ''] = /^(\s?)(\p{L}+)/u.exec(behind) ?? [];
  const exponent = readMagnitude(word, behind.slice(slot.length));
  const further = exponent ? behind.slice(slot.length).replace(/^\./, '') : behind;
  const rest = further.replace(FOOTNOTE, '').trimEnd();
  // Only a currency may touch a number: «3500EUR», but not «3.5OO», «2nd», «500x».
  const touches = word !== '' && !gap && !noCents && !hasCurrency(word);
  // «p. a.», «i. M.», «v. H.», «J.», «a month»: other letters are units of their own or stand for millions.
  const isLetter = /^[^pivj]$/iu.test(word) && !/^\s?a\s\p{L}{2}/u.test(behind);
  if (!exponent && (touches || isLetter)) return undefined;
  if (hasOtherMeaning(rest) || CHANGES_NUMBER.test(rest)) return undefined;
  return exponent;
}

/** Behind a unit, so that it is no part of the number: «3.500 €¹», «3.500 € 1) 2)». */
const FOOTNOTE = /(?<=\S\s?)(?:(?:⁽?[⁰¹²³⁴-⁹][)⁾]?|\(\d\d?\)|\[\d\d?\]|\d\d?\)),?\s?)+$/u;
const CHANGES_NUMBER = /%o\b|[°o]\/oo\b|^[-‐‑–—−.,]|[-‐‑–—−]$|[<>≤≥±×÷√^=‰‱¢@\\+_|]|\p{N}/u;
