import { LOCALES } from '../../i18n/locales.ts';

/**
 * An inline script for a page in every language, at whatever address: the language that the address
 * begins with comes first, has the only header, and is the page's.
 */
export function formatLanguageOrder(): string {
  return `const [, locale] = location.pathname.split('/');
if (${JSON.stringify(LOCALES)}.includes(locale)) {
  document.documentElement.lang = locale;
  for (const header of document.querySelectorAll('body > header')) header.hidden = header.lang !== locale;
  const first = document.querySelector('main section[lang="' + locale + '"]');
  first.parentElement.prepend(first);
}`;
}
