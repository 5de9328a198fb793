import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { LONGEST_WHOLE_WORD } from '../../site/landings/check/text-problems.ts';
import type { LandingRow } from '../../site/landings/landing-set.ts';

type Values = LandingRow['values'];

/**
 * Puts soft hyphens into the long words of a row's values, so that names fit where texts written by hand
 * need them. A word that has its own keeps them.
 */
export function hyphenateValues(values: Values): Values {
  return createRecord(LOCALES, (locale) =>
    mapValues(values[locale], (value, name) => {
      // What is the same in both languages is a name, and names are German.
      const hyphenate = HYPHENATORS[value === values.de[name] ? 'de' : locale];
      return value.replaceAll(/[\p{L}\u00ad]+/gu, (word) =>
        word.length <= LONGEST_WHOLE_WORD || word.includes(SOFT_HYPHEN) ? word : hyphenate(word),
      );
    }),
  );
}

/** They part words by soft hyphens, and at once: only those made with `async` take their time. */
const HYPHENATORS = {
  de: createHyphenator(german) as createHyphenator.HyphenationFunctionSync,
  en: createHyphenator(english) as createHyphenator.HyphenationFunctionSync,
} satisfies Record<Locale, unknown>;
