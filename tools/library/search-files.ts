import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brands } from '../../site/content/brands/index.ts';
import { robots, sitemap } from '../../site/rendering/sitemap.ts';
import { BRAND } from './brand.ts';
import { SITE_BUILD } from './project.ts';

/** Writes the files for search engines: `sitemap.xml` and `robots.txt`. */
export async function writeSearchFiles(): Promise<void> {
  const brand = brands[BRAND];
  await writeFile(join(SITE_BUILD, 'sitemap.xml'), sitemap(brand));
  await writeFile(join(SITE_BUILD, 'robots.txt'), robots(brand.origin));
}
