import { isRecord } from '../../lib/objects.ts';

/** The languages every page, message and story exists in. The first is the default (`x-default`). */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** Something that differs by language; both are required. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** The other language, for the language switch. */
export function getOtherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'de' : 'en';
}

/** Whether a value is a text in every language. */
export function isLocalized(value: unknown): value is Localized {
  return isRecord(value) && LOCALES.every((locale) => typeof value[locale] === 'string');
}
