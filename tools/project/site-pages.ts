import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import { listRoutes } from '../../site/pages/addresses.ts';
import { BRAND } from './brand.ts';

/** The path of every page that a build must write, read from the tables of pages. */
export const SITE_PATHS: readonly string[] = [
  '/',
  ...listRoutes(brands[BRAND]).map(({ page, paths }) => paths[page.locale]),
];

/** The files of these pages and of the error page in a built site. */
export function listPageFiles(): string[] {
  return [...SITE_PATHS.map((path) => join(path, 'index.html').slice(1)), '404.html'];
}

/** Those that are missing in a built site. */
export function findMissingPages(site: string): string[] {
  return listPageFiles().filter((file) => !existsSync(join(site, file)));
}
