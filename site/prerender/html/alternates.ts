import { LOCALES, type Localized } from '../../i18n/locales.ts';

/**
 * The language versions of a page, and the one for everybody else. The page at `/` has none: those it
 * leads to do not name it, and search engines ignore versions that do not name each other.
 * @returns pairs of language and path
 */
export function listAlternates(path: string, paths: Localized): (readonly [string, string])[] {
  if (!Object.values(paths).includes(path)) return [];
  return [
    ...LOCALES.map((locale) => [locale, paths[locale]] as const),
    ['x-default', paths[LOCALES[0]]] as const,
  ];
}
