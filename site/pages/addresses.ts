import { keysOf, mapValues } from '../../lib/objects.ts';
import { DETAILS_PATHS } from '../calculator/comparison/details/addresses.ts';
import type { BrandContent } from '../content/brands/schema.ts';
import { documents } from '../content/documents/index.ts';
import { FAQ_PATHS } from '../content/faq.ts';
import { STAND_IN_PATHS } from '../content/stand-ins.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import { landings } from '../landings/index.ts';
import { REPORT_PATHS } from '../report/report-paths.ts';

/** The path of every page of every brand in each language, by its kind and its key. */
const PATHS = {
  landing: mapValues(landings, ({ path }) => path),
  faqs: { faqs: FAQ_PATHS },
  report: { report: REPORT_PATHS },
  calculatorDetails: { calculatorDetails: DETAILS_PATHS },
  document: mapValues(documents, ({ path }) => path),
  standIn: STAND_IN_PATHS,
};

/** The page of a URL, in one language. */
export type PageId = {
  [Kind in keyof typeof PATHS]: {
    kind: Kind;
    key: keyof (typeof PATHS)[Kind];
    locale: Locale;
  };
}[keyof typeof PATHS];

export interface Route {
  page: PageId;
  /** The page's path in every language; this route is the one of its own language. */
  paths: Localized;
  /** False keeps it out of search engines and out of the sitemap. */
  indexed: boolean;
}

const ROUTES: readonly Route[] = keysOf(PATHS).flatMap((kind) =>
  Object.entries<Localized>(PATHS[kind]).flatMap(([key, paths]) =>
    LOCALES.map((locale) => ({
      page: { kind, key, locale } as PageId,
      paths,
      indexed: kind !== 'standIn',
    })),
  ),
);

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
