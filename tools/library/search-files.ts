import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import { robots, sitemap } from '../../site/rendering/sitemap.ts';
import { BRAND } from './brand.ts';

/** Writes the files for search engines: `sitemap.xml` and `robots.txt`. */
export async function writeSearchFiles(site: string): Promise<void> {
  const brand = brands[BRAND];
  await writeFile(join(site, 'sitemap.xml'), sitemap(brand));
  await writeFile(join(site, 'robots.txt'), robots(brand.origin));
}
