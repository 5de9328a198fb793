import type { Locale } from '../../i18n/locales.ts';
import { formatClaims } from '../claims/format-claims.ts';

/** What is wrong with the names in a text's braces, as the end of `its question …`; undefined if nothing. */
export function findNameProblem(text: string, locale: Locale): string | undefined {
  const known = ['product', 'brand', ...Object.keys(formatClaims(locale))];
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) return `names {${unknown}}, which is no claim of site/content/claims/claims.json`;
  const [brace] = text.replaceAll(NAME, '').match(/[{}]/) ?? [];
  return brace && `has a "${brace}" on its own`;
}

const NAME = /\{(\w+)\}/g;
