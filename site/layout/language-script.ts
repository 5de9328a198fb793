import { mapValues } from '../../lib/objects.ts';
import { toAddress } from '../config/address.ts';
import type { Localized } from '../i18n/locales.ts';

/**
 * The inline script of the pages in every language. At the root it leads on to the first of the
 * browser's languages that the site speaks, with query and fragment; it asks and stores nothing, and
 * leaves no entry in the history to get stuck in. Visitors who speak none of them, or have no
 * JavaScript, choose on the page. Where there is no page, the language that the address begins with
 * comes first, has the only header, and is the page's.
 *
 * It is one script for all of these pages, because the hash of each travels in the headers of every file.
 * @param paths of the home page
 */
export function formatLanguageScript(paths: Localized): string {
  const before = ','.repeat(toAddress('/').split('/').length - 1);
  return `const paths = ${JSON.stringify(mapValues(paths, toAddress))};
const [${before} locale] = location.pathname.split('/');
if (Object.hasOwn(paths, locale)) {
  document.documentElement.lang = locale;
  for (const header of document.querySelectorAll('body > header')) header.hidden = header.lang !== locale;
  const first = document.querySelector('main section[lang="' + locale + '"]');
  first.parentElement.prepend(first);
} else if (!locale) {
  const tag = navigator.languages.find((tag) => paths[tag.split('-')[0]]);
  if (tag) location.replace(paths[tag.split('-')[0]] + location.search + location.hash);
}`;
}
