import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../../lib/json-files.ts';
import { toSlug } from '../../lib/to-slug.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import type { Picture } from '../model/report.ts';
import { DEFAULT_BRAND, formatMode, type Mode } from './modes.ts';

/** Pictures that only the built site has: its pages without JavaScript, and its social images. */
export async function listSitePictures(siteFolder: string): Promise<Picture[]> {
  const sitemap = await readFile(join(siteFolder, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].flatMap(([, address = '']) => {
    const { pathname } = new URL(address);
    const mode = { ...findMode(pathname), width: 960, state: 'no-script' } as const;
    // What scripts do is the same in every language.
    return mode.locale === LOCALES[0]
      ? [makePicture('Without script', pathname, pathname, mode)]
      : [];
  });
  const images = (await readdir(join(siteFolder, 'social'))).map((file) => {
    const name = file.replace('.png', '');
    return makePicture('Social images', name, `/social/${file}`, {
      ...findMode(name),
      width: 1200,
    });
  });
  return await Promise.all(
    [...pages, ...images].map(async (picture) => {
      const file = picture.page.endsWith('.png') ? picture.page : `${picture.page}/index.html`;
      const built = await hashFile(join(siteFolder, file));
      return { ...picture, ...(built && { built }) };
    }),
  );
}

function makePicture(kind: string, name: string, page: string, mode: Mode) {
  const story = `site-${toSlug(kind)}--${toSlug(name)}`;
  return {
    id: `${story}.${formatMode(mode)}`,
    story,
    title: `Site/${kind}`,
    name,
    source: 'stories/landings/every-landing.tsx',
    mode,
    page,
  };
}

/** Paths begin with their language; names of images end with it. */
function findMode(name: string): { locale: Locale; brand: Mode['brand'] } {
  const locale = LOCALES.find((known) => name.split(/[/-]/).includes(known)) ?? LOCALES[0];
  return { locale, brand: DEFAULT_BRAND };
}
