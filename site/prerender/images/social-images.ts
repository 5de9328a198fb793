import type { Brand } from '../../../tokens/index.ts';
import { getLanding, LANDING_PAGES, type LandingPage } from '../../landings/index.ts';
import { getTextLookup } from '../../provider/page-texts.ts';
import type { SocialImage } from './social-image.tsx';
import { formatSocialImageFile } from './social-image-file.ts';

/** The contents of every landing's social image in every language, by file name. */
export function listSocialImages(brand: Brand): ReadonlyMap<string, SocialImage> {
  return new Map(
    LANDING_PAGES.map((page) => [
      formatSocialImageFile(page.name, page.locale),
      describeImage(page, brand),
    ]),
  );
}

function describeImage({ name, locale }: LandingPage, brand: Brand): SocialImage {
  const hero = getLanding(name).sections.find((section) => section.kind === 'hero');
  if (!hero) throw new Error(`The landing "${name}" has no hero to make a social image of.`);
  return { scene: hero.scene, title: getTextLookup(brand, locale)(hero.title), brand };
}
