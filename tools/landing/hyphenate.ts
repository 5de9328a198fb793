import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import { createRecord, mapValues } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { removeSoftHyphens, SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { findTexts } from '../../site/landings/check/field-problems.ts';
import { LONGEST_WHOLE_WORD } from '../../site/landings/check/text-problems.ts';
import type { LandingRow } from '../../site/landings/landing-set.ts';
import { isSectionKind, SECTIONS } from '../../site/sections/sections.ts';

/**
 * Puts soft hyphens into the long words of a text. A word whose own ones suffice keeps them, and the
 * name of a figure, as in `{minimumContribution}`, is no word.
 */
export function hyphenate(text: string, locale: Locale): string {
  return text.replaceAll(/\{\w*\}?|[\p{L}\u00ad]+/gu, (word) => {
    const isLong = word.split(SOFT_HYPHEN).some((part) => part.length > LONGEST_WHOLE_WORD);
    return isLong && !word.startsWith('{') ? HYPHENATORS[locale](removeSoftHyphens(word)) : word;
  });
}

/**
 * Puts soft hyphens into the long words of a row's values, so that names fit where texts written by hand
 * need them.
 */
export function hyphenateValues(values: LandingRow['values']): LandingRow['values'] {
  return createRecord(LOCALES, (locale) =>
    // What is the same in both languages is a name, and names are German.
    mapValues(values[locale], (value, name) =>
      hyphenate(value, value === values.de[name] ? 'de' : locale),
    ),
  );
}

/** The same for the large headings that a row or its set writes itself. */
export function hyphenateHeadings(sections: Sections): Sections {
  return mapValues(sections, (fields, kind) => {
    if (!isSectionKind(kind)) return fields;
    const headings = findTexts(SECTIONS[kind].schema, fields, kind)
      .filter(({ rule }) => rule.hyphens === 'required')
      .map(({ field, text }) => [field.replace(`${kind}.`, ''), mapValues(text, hyphenate)]);
    return { ...fields, ...Object.fromEntries(headings) };
  });
}

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** They part words by soft hyphens, and at once: only those made with `async` take their time. */
const HYPHENATORS: Record<Locale, createHyphenator.HyphenationFunctionSync> = {
  de: createHyphenator(german) as createHyphenator.HyphenationFunctionSync,
  en: createHyphenator(english) as createHyphenator.HyphenationFunctionSync,
};
