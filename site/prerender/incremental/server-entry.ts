import { currentBrand } from '../../content/brands/current.ts';
import { brands } from '../../content/brands/index.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { type ReadText, recordTexts } from '../../i18n/record-texts.ts';
import type { LandingRow, LandingSet } from '../../landings/landing-set.ts';
import { listTexts } from '../../provider/page-texts.ts';
import { createPage } from '../create-page.tsx';
import { renderDocument } from '../document.ts';
import { createChoicePage, createNotFoundPage } from '../page-kinds/bilingual-pages.tsx';
import { createGeneratedLandingPage } from '../page-kinds/landing-page.tsx';
import { listRoutes } from '../routes.ts';
import type { SitePage } from '../site-page.ts';
import { formatPageKey } from './page-key.ts';

/** One file that a build writes. */
interface PrerenderedPage {
  /** Its place in the built site, e.g. `de/faqs/index.html`. */
  file: string;
  /** Whether it is worth the time to make it as small as it can be. */
  effort: 'best' | 'quick';
  make(): SitePage;
}

/** Every page of the site, made only when it is its turn, and those of generated landings. */
export function listPages(sets: readonly LandingSet[]): PrerenderedPage[] {
  return [
    describeHandmade('index.html', createChoicePage),
    ...listRoutes(brands[currentBrand]).map(({ page, paths }) =>
      describeHandmade(formatFile(paths[page.locale]), () => createPage(page)),
    ),
    describeHandmade('404.html', createNotFoundPage),
    ...sets.flatMap((set) =>
      set.rows.flatMap((row) => LOCALES.map((locale) => describeGenerated(set, row, locale))),
    ),
  ];
}

function describeHandmade(file: string, make: () => SitePage): PrerenderedPage {
  return { file, effort: 'best', make };
}

function describeGenerated(set: LandingSet, row: LandingRow, locale: Locale): PrerenderedPage {
  return {
    file: formatFile(row.path[locale]),
    effort: 'quick',
    make: () => createGeneratedLandingPage(set, row, locale),
  };
}

function formatFile(path: string): string {
  return `${path.slice(1)}/index.html`;
}

/** The source of a text of the pages, in ICU syntax. */
export function findText(text: ReadText): string | undefined {
  return allTexts.get(text);
}

const allTexts = new Map(
  LOCALES.flatMap((locale) =>
    Object.entries(listTexts(locale)).map(
      ([id, text]) => [`${locale} ${id}` as const, text] as const,
    ),
  ),
);

/** Where the site begins on its host. */
export const BASE = import.meta.env.BASE_URL;

export { formatPageKey, recordTexts, renderDocument };
