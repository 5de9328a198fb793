import { createRecord } from '../../lib/objects.ts';
import { LOCALES, type Locale, type Localized } from './locales.ts';

/**
 * What need not be written again for each language: where one has none of its own it is that of English,
 * in an address behind its own code. For texts that visitors read, write each: types name a missing one.
 */
export function inEachLanguage<Value>(
  written: { readonly en: Value } & Partial<Localized<Value>>,
): Localized<Value> {
  return createRecord(LOCALES, (locale) => written[locale] ?? addressIn(locale, written.en));
}

function addressIn<Value>(locale: Locale, english: Value): Value {
  if (typeof english !== 'string') return english;
  return english.replace(/^\/en(?=\/|$)/, `/${locale}`) as Value & string;
}
