import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import { listRoutes } from '../../site/prerender/routes.ts';
import { BRAND } from './brand.ts';

/** The path of every page that a build must write, read from the tables of pages. */
export const SITE_PATHS: readonly string[] = [
  '/',
  ...listRoutes(brands[BRAND]).map(({ page, paths }) => paths[page.locale]),
];

/** Files of these pages and of the error page that are missing in a built site. */
export function findMissingPages(site: string): string[] {
  const files = [...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html'];
  return files.filter((file) => !existsSync(join(site, file)));
}
