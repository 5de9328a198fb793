import { keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { FieldProblem } from './problem.ts';
import { type CustomValues, findFilledInProblems, isFilledInEverywhere } from './text-problems.ts';

/** Finds what is wrong with the values that a row fills into the texts of its set, each for itself. */
export function findValueProblems(values: CustomValues): FieldProblem[] {
  const names = new Set(LOCALES.flatMap((locale) => keysOf(values[locale])));
  return [...names].flatMap((name) => [
    ...(isFilledInEverywhere(name) ? [{ field: `values.${name}`, ...TAKEN }] : []),
    ...LOCALES.flatMap((locale) => {
      const field = `values.${locale}.${name}`;
      const value = values[locale][name];
      const problems = value === undefined ? [MISSING] : findProblems(value, locale);
      return problems.map((problem) => ({ field, ...problem }));
    }),
  ]);
}

function findProblems(value: string, locale: Locale) {
  return UNSHOWN.test(value) ? [UNREADABLE] : findFilledInProblems(value, locale);
}

/** A brace would be shown as it is, the others not at all. */
const UNSHOWN = /[{}\t\r\n]/;

const UNREADABLE = {
  problem: 'has a brace, a tab or a line break',
  advice: 'Write words: a value is shown as it is.',
};

const MISSING = { problem: 'is missing', advice: 'Write it in both languages.' };

const TAKEN = {
  problem: 'has the name of what every text may name',
  advice: 'Choose another name.',
};
