import { LANGUAGES, type Locale } from './locales.ts';

/**
 * A day, given as `YYYY-MM-DD`, as people write it: 21 November 2026, 21. November 2026. No line breaks
 * between day and month; with its year it would be too long at twice the text size.
 */
export function formatDay(day: string, locale: Locale): string {
  return getFormat(locale).format(new Date(day)).replace(' ', '\u00a0');
}

/** Made when it is first asked for, and once: to make one takes a phone long. */
function getFormat(locale: Locale): Intl.DateTimeFormat {
  formats[locale] ??= new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return formats[locale];
}

const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
