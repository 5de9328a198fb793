import type { Brand } from '../../../tokens/index.ts';
import { brands } from '../../content/brands/index.ts';
import { getLanding, LANDING_PAGES } from '../../landings/index.ts';
import { formatDemoNotice } from '../../provider/describe-demo.ts';
import { getIntl, getPageTexts } from '../../provider/page-texts.ts';
import { drawIcons } from './icons.tsx';
import { drawSocialImage } from './social-image.tsx';
import { formatSocialImageFile } from './social-image-file.ts';

/** Every image that a build draws of a brand, by its file: icons with their web manifest, and social images. */
export async function drawImages(
  brand: Brand,
): Promise<[file: string, content: string | Buffer][]> {
  const social = listSocialImages(brand).map(
    async ({ name, locale, ...image }): Promise<[string, Buffer]> => [
      `social/${formatSocialImageFile(name, locale)}`,
      await drawSocialImage(image),
    ],
  );
  return [...(await drawIcons(brand)), ...(await Promise.all(social))];
}

/** The social image of every landing in every language. */
export function listSocialImages(brand: Brand) {
  return LANDING_PAGES.map(({ name, locale }) => {
    const hero = getLanding(name).sections.find((section) => section.kind === 'hero');
    if (!hero) throw new Error(`The landing "${name}" has no hero to make a social image of.`);
    const title = getPageTexts(brand, locale).say(hero.title);
    const isDemo = brands[brand].status === 'demo';
    const notice = isDemo ? formatDemoNotice(getIntl(brand, locale)) : undefined;
    return { name, locale, brand, scene: hero.scene, title, notice };
  });
}
