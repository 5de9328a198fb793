import { isRecord } from '../../../lib/objects.ts';
import type { Locale } from '../../i18n/locales.ts';
import { home } from '../../landings/index.ts';
import { listFooterLandings } from '../../layout/footer.ts';
import type { SitePage } from '../site-page.ts';

/**
 * All data that a page is made from, besides the code and content that all pages share and the texts
 * that it looks up: its landing as it is in its language, and other landings where it leads to them.
 */
export function formatPageKey({ head, cacheKey, sections = [], values }: SitePage): string {
  const linked = [home.path, formatIn(head.locale, listFooterLandings())];
  const parts = sections.map((section) => section.cacheKey);
  return JSON.stringify([head, linked, cacheKey, values, parts]);
}

/** A value as JSON, with each text of a landing in one language only. */
export function formatIn(locale: Locale, value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    isRecord(part) && locale in part ? part[locale] : part,
  );
}
