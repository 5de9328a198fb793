import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import type { LandingSet } from '../../site/landings/landings-from.ts';
import { buildRobots, buildSitemaps } from '../../site/prerender/sitemap.ts';
import { BRAND } from '../project/brand.ts';

/** Writes the files for search engines: `sitemap.xml`, for many pages its parts, and `robots.txt`. */
export async function writeSearchFiles(site: string, sets: readonly LandingSet[]): Promise<void> {
  const brand = brands[BRAND];
  const generated = sets.flatMap(({ rows }) => rows.map(({ path }) => path));
  for (const [file, content] of buildSitemaps(brand, generated)) {
    await writeFile(join(site, file), content);
  }
  await writeFile(join(site, 'robots.txt'), buildRobots(brand.origin));
}
