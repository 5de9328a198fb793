import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import type { Picture } from '../results/report.ts';
import { DEFAULT_BRAND, type Mode, modeName } from './modes.ts';

/** Pictures that only the built site has: its pages without JavaScript, and its social images. */
export async function listSitePictures(siteFolder: string): Promise<Picture[]> {
  const sitemap = await readFile(join(siteFolder, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => {
    const { pathname } = new URL(address);
    const mode = { ...modeOf(pathname), width: 960, state: 'no-script' } as const;
    return sitePicture('Without script', pathname, pathname, mode);
  });
  const images = (await readdir(join(siteFolder, 'social'))).map((file) => {
    const name = file.replace('.png', '');
    return sitePicture('Social images', name, `/social/${file}`, { ...modeOf(name), width: 1200 });
  });
  return [...pages, ...images];
}

function sitePicture(kind: string, name: string, page: string, mode: Mode): Picture {
  const story = `site-${slug(kind)}--${slug(name)}`;
  return {
    id: `${story}.${modeName(mode)}`,
    story,
    title: `Site/${kind}`,
    name,
    source: 'stories/landings/every-landing.tsx',
    mode,
    page,
  };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
}

/** Paths begin with their language; names of images end with it. */
function modeOf(name: string): { locale: Locale; brand: Mode['brand'] } {
  const locale = LOCALES.find((known) => name.split(/[/-]/).includes(known)) ?? LOCALES[0];
  return { locale, brand: DEFAULT_BRAND };
}
