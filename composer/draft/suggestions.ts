import { toSlug } from '../../lib/to-slug.ts';
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

/** A slug without soft hyphens and claims, of words none of which begins with a digit. */
function toWords(title: string): string {
  return toSlug(toSlug(title.replaceAll(/\{\w*\}?|\u00ad/g, '')).replaceAll(/(^|-)[0-9]+/g, '-'));
}
