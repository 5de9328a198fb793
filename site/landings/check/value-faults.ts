import { keysOf } from '../../../lib/objects.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Fault } from './problem.ts';
import { filledInFaults, isFilledInEverywhere, type OwnValues } from './text-faults.ts';

/** What is wrong with the values that a row fills into the texts of its set, each for itself. */
export function valueFaults(values: OwnValues): Fault[] {
  const names = new Set(LOCALES.flatMap((locale) => keysOf(values[locale])));
  return [...names].flatMap((name) => [
    ...(isFilledInEverywhere(name) ? [{ field: `values.${name}`, ...TAKEN }] : []),
    ...LOCALES.flatMap((locale) => {
      const field = `values.${locale}.${name}`;
      const value = values[locale][name];
      const faults = value === undefined ? [MISSING] : faultsOf(value, locale);
      return faults.map((fault) => ({ field, ...fault }));
    }),
  ]);
}

function faultsOf(value: string, locale: Locale) {
  return UNSHOWN.test(value) ? [UNREADABLE] : filledInFaults(value, locale);
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
