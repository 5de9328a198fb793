import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { replaceFile } from '../../lib/json-files.ts';
import { createRecord } from '../../lib/objects.ts';
import project from '../../package.json' with { type: 'json' };
import { brands } from '../../site/content/brands/index.ts';
import type { LandingSet } from '../../site/landings/landing-set.ts';
import { BRAND } from '../project/brand.ts';
import { ROOT } from '../project/paths.ts';
import { buildRobots, buildSitemaps } from './sitemap.ts';

/** Files by their paths in the site. */
type SiteFiles = readonly (readonly [file: string, content: string | Buffer])[];

/**
 * Makes what is neither script nor page: icons, web manifest, social images, sitemaps and `robots.txt`.
 * @param base where the site begins on its host
 */
export async function makeSiteFiles(sets: readonly LandingSet[], base: string): Promise<SiteFiles> {
  const brand = { ...brands[BRAND], origin: brands[BRAND].origin + base.slice(0, -1) };
  const generated = sets.flatMap(({ rows }) => rows.map(({ path }) => path));
  return [
    ...(await drawBrandImages(base)),
    ...buildSitemaps(brand, generated),
    ['robots.txt', buildRobots(brand.origin)],
  ];
}

/** Writes them into a site that is bundled. */
export async function writeSiteFiles(site: string, files: SiteFiles): Promise<void> {
  for (const [file, content] of files) await replaceFile(join(site, file), content);
  await addLicenses(site);
}

/** Adds to the licences of the bundled libraries those that the bundler does not see. */
async function addLicenses(site: string): Promise<void> {
  const fonts = Object.keys(project.dependencies).filter((name) => name.startsWith('@fontsource'));
  const others = {
    ...createRecord(fonts, () => 'font'),
    rolldown: 'helpers of scripts',
  };
  for (const [name, what] of Object.entries(others)) {
    const license = await readFile(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8');
    await appendFile(join(site, 'licenses.txt'), `\n## ${name} (${what})\n\n${license.trim()}\n`);
  }
}

/** Icons, and a social image for every landing and language. Node runs no JSX, so Vite compiles it. */
async function drawBrandImages(base: string) {
  const { module } = await runnerImport<
    typeof import('../../site/prerender/images/draw-images.ts')
  >(join(ROOT, 'site/prerender/images/draw-images.ts'), { root: ROOT, base, configFile: false });
  return module.drawImages(BRAND);
}
