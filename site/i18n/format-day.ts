import { bindSpaces } from './bind-spaces.ts';
import type { Locale } from './locales.ts';

const FORMATS: Record<Locale, Intl.DateTimeFormat> = {
  en: dayFormat('en-GB'),
  de: dayFormat('de-DE'),
};

/**
 * A day, given as `YYYY-MM-DD`, as people write it: 21 November 2026, 21. November 2026. No line breaks
 * between day and month.
 */
export function formatDay(day: string, locale: Locale): string {
  return bindSpaces(FORMATS[locale].format(new Date(day)));
}

function dayFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
}
