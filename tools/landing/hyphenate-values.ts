import { createRecord, mapValues } from '../../lib/objects.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import type { LandingRow } from '../../site/landings/landing-set.ts';
import { hyphenate } from './hyphenate.ts';

type Values = LandingRow['values'];

/**
 * Puts soft hyphens into the long words of a row's values, so that names fit where texts written by hand
 * need them.
 */
export function hyphenateValues(values: Values): Values {
  return createRecord(LOCALES, (locale) =>
    // What is the same in both languages is a name, and names are German.
    mapValues(values[locale], (value, name) =>
      hyphenate(value, value === values.de[name] ? 'de' : locale),
    ),
  );
}
