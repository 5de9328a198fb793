import type { Locale } from '../../site/i18n/locales.ts';

/** The name that a title suggests: its reader, as in «Private pension for students» → `students`. */
export function suggestName(title: string): string {
  return toWords(title.replace(/^.*\bfor (?:the )?/i, ''));
}

/** The address that a title suggests; for no title, what every address begins with. */
export function suggestAddress(title: string, locale: Locale): string {
  const words = toWords(title);
  return words === '' ? `/${locale}/` : `/${locale}/${words}.lp`;
}

/** Small letters without accents and figures, with a hyphen between words, none of which begins with a digit. */
function toWords(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\{\w*\}?|\u00ad/g, '')
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/(^|-)[0-9]+/g, '')
    .replaceAll(/^-|-$/g, '');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
