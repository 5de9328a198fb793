import { keysOf } from '../../lib/objects.ts';
import { DETAILS_PATHS } from '../calculator/comparison/details/addresses.ts';
import type { BrandContent } from '../content/brands/schema.ts';
import { DOCUMENT_KEYS, type DocumentKey, documents } from '../content/documents/index.ts';
import { FAQ_PATHS } from '../content/faq.ts';
import { type StandInKey, standIns } from '../content/stand-ins.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import { LANDING_PAGES, type LandingName } from '../landings/index.ts';
import { REPORT_PATHS } from '../report/report.ts';

interface Keys {
  landing: LandingName;
  faqs: 'faqs';
  report: 'report';
  calculatorDetails: 'calculatorDetails';
  document: DocumentKey;
  standIn: StandInKey;
}

/** The page of a URL, in one language. */
export type PageId = {
  [Kind in keyof Keys]: { kind: Kind; key: Keys[Kind]; locale: Locale };
}[keyof Keys];

export interface Route {
  page: PageId;
  /** The page's path in every language; this route is the one of its own language. */
  paths: Localized;
  /** False keeps it out of search engines and out of the sitemap. */
  indexed: boolean;
}

/** Every page of every brand, read from the tables of pages. */
const ROUTES: readonly Route[] = [
  ...LANDING_PAGES.map(({ name, locale, paths }) =>
    route({ kind: 'landing', key: name, locale }, paths),
  ),
  ...LOCALES.map((locale) => route({ kind: 'faqs', key: 'faqs', locale }, FAQ_PATHS)),
  ...LOCALES.map((locale) => route({ kind: 'report', key: 'report', locale }, REPORT_PATHS)),
  ...LOCALES.map((locale) =>
    route({ kind: 'calculatorDetails', key: 'calculatorDetails', locale }, DETAILS_PATHS),
  ),
  ...DOCUMENT_KEYS.flatMap((key) =>
    LOCALES.map((locale) => route({ kind: 'document', key, locale }, documents[key].path)),
  ),
  ...keysOf(standIns).flatMap((key) =>
    LOCALES.map((locale) => route({ kind: 'standIn', key, locale }, standIns[key].path)),
  ),
];

/** The pages that a brand prerenders: stand-ins only where its own addresses lead to them. */
export function listRoutes({ urls }: BrandContent): Route[] {
  const addresses = new Set(Object.values(urls).flatMap((address) => Object.values(address)));
  return ROUTES.filter(
    ({ page, paths }) => page.kind !== 'standIn' || addresses.has(paths[page.locale]),
  );
}

/** The addresses of all pages but the landings, of any brand. */
export function listOtherPaths(): string[] {
  return ROUTES.filter(({ page }) => page.kind !== 'landing').map(
    ({ page, paths }) => paths[page.locale],
  );
}

/** The page at a path, with or without a trailing slash. */
export function findPage(path: string): PageId | undefined {
  const wanted = path.replace(/\/$/, '');
  return ROUTES.find(({ page, paths }) => paths[page.locale] === wanted)?.page;
}

function route(page: PageId, paths: Localized): Route {
  return { page, paths, indexed: page.kind !== 'standIn' };
}
