import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import { standIns, standInsOf } from '../../site/content/stand-ins.ts';
import { LANDING_PAGES, landings } from '../../site/landings/index.ts';
import { BRAND } from './brand.ts';
import { SITE_BUILD } from './project.ts';

/** The path of every page that a build must write, read from the tables of pages. */
export const SITE_PATHS: readonly string[] = [
  '/',
  ...LANDING_PAGES.map(({ key, locale }) => landings[key].path[locale]),
  ...standInsOf(brands[BRAND]).map(({ key, locale }) => standIns[key].path[locale]),
];

/** Files of these pages and of the error page that are missing in the build. */
export function missingFiles(): string[] {
  const files = [...SITE_PATHS.map((path) => join(path, 'index.html')), '404.html'];
  return files.filter((file) => !existsSync(join(SITE_BUILD, file)));
}
