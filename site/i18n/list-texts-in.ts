import { LOCALES, type Locale } from './locales.ts';

/** The texts inside a value that it has in every language, by where they stand. An address is no text. */
export function listTextsIn(
  value: unknown,
  locale: Locale,
  at = '',
): [place: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [];
  if (LOCALES.every((known) => known in value)) return listOwn(Reflect.get(value, locale), at);
  return Object.entries(value).flatMap(([key, part]) =>
    listTextsIn(part, locale, at ? `${at}.${key}` : key),
  );
}

function listOwn(own: unknown, at: string): [string, string][] {
  if (Array.isArray(own)) return own.flatMap((text, line) => listOwn(text, `${at}.${line}`));
  return typeof own === 'string' && !own.startsWith('/') ? [[at, own]] : [];
}
