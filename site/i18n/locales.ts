import { isRecord, keysOf } from '../../lib/objects.ts';

interface Language {
  /** In its own words, so that those who need it can read it. */
  name: string;
  /** With its region, as formats of dates and networks ask for it. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Its quotation marks: what opens and what closes one. */
  quotes: readonly [string, string];
}

const TABLE = {
  en: { name: 'English', tag: 'en-GB', direction: 'ltr', quotes: ['“', '”'] },
  de: { name: 'Deutsch', tag: 'de-DE', direction: 'ltr', quotes: ['„', '“'] },
} satisfies Record<string, Language>;

/** The languages every page, message and story exists in. The first is the default (`x-default`). */
export const LANGUAGES: Readonly<Record<Locale, Language>> = TABLE;

export type Locale = keyof typeof TABLE;

export const LOCALES = keysOf(LANGUAGES) as [Locale, ...Locale[]];

/** Something that differs by language; each is required. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** All other languages, for the language switch. */
export function listOtherLocales(locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale);
}

/** What workbench and Composer, which are in English, call a language. */
export function nameInEnglish(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** Whether a value is a text in every language. */
export function isLocalized(value: unknown): value is Localized {
  return isRecord(value) && LOCALES.every((locale) => typeof value[locale] === 'string');
}
