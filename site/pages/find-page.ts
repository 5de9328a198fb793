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
 * The paths of all pages of a kind, but those of rows, which may be too many for one process; of a site
 * that several machines build, those in the part of this one: `SHARD=2/4`.
 */
export function listPaths(kind: PageId['kind']): string[] {
  return selectShard(written, parseShard(process.env.SHARD))
    .filter(({ page }) => page.kind === kind)
    .map(getPath);
}

const written = listRoutes(brands[currentBrand]);

const generated: readonly Omit<Route, 'indexed'>[] = landingSets.flatMap(({ rows }) =>
  rows.flatMap(({ name, path: paths }) =>
    LOCALES.map((locale) => ({ page: { kind: 'landing', key: name, locale }, paths })),
  ),
);

const routes = new Map([...written, ...generated].map((route) => [getPath(route), route] as const));

function getPath({ page, paths }: Omit<Route, 'indexed'>): string {
  return paths[page.locale];
}
