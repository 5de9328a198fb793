import { landingSets } from 'virtual:content';
import { parseShard, selectShard } from '../../lib/shard.ts';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import { listRoutes, type PageId, type Route } from './addresses.ts';

/** What an address stands for, as every hook and page of Vike reads it from `pageContext`. */
interface FoundPage {
  page?: PageId;
  /** The path of the page in every language. */
  paths?: Localized;
  /** Pages in both languages have none. */
  locale?: Locale;
}

declare global {
  namespace Vike {
    interface PageContext extends FoundPage {}
  }
}

/** The page at a path of this site, also one of a row of a list. */
export function findPage(path: string): FoundPage | undefined {
  const route = routes.get(path);
  return route && { page: route.page, paths: route.paths, locale: route.page.locale };
}

/**
 * The paths of all pages of a kind; of a site that several processes prerender, those in the slice of
 * this one: `SLICE=2/4`.
 */
export function listPaths(kind: PageId['kind']): string[] {
  const slice = selectShard([...routes], parseShard(process.env.SLICE));
  return slice.filter(([, { page }]) => page.kind === kind).map(([path]) => path);
}

/** Those of one language together: in a slice they share more. */
const generated: readonly Omit<Route, 'indexed'>[] = LOCALES.flatMap((locale) =>
  landingSets.flatMap(({ rows }) =>
    rows.map(({ name, path: paths }) => ({ page: { kind: 'landing', key: name, locale }, paths })),
  ),
);

const routes = new Map(
  [...listRoutes(brands[currentBrand]), ...generated].map(
    (route) => [route.paths[route.page.locale], route] as const,
  ),
);
