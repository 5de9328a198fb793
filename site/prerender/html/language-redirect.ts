import type { Localized } from '../../i18n/locales.ts';

/**
 * An inline script that leads on to the first of the browser's languages that the site speaks, with
 * query and fragment. It asks and stores nothing, and leaves no entry in the history to get stuck
 * in. Visitors who speak none of them, or have no JavaScript, choose on the page.
 */
export function formatLanguageRedirect(paths: Localized): string {
  return `for (const tag of navigator.languages) {
  const path = ${JSON.stringify(paths)}[tag.split('-')[0]];
  if (!path) continue;
  location.replace(path + location.search + location.hash);
  break;
}`;
}
