import type { LandingPage } from '../../landings/index.ts';
import type { TextLookup } from '../../provider/text.ts';
import type { PageHead } from '../html/head.tsx';

/** The file of a page's social image in the folder `social` of the built site, e.g. `home-de.png`. */
export function socialImageFile({ key, locale }: LandingPage): string {
  return `${key}-${locale}.png`;
}

/** The social image of a landing; other pages have that of the home page. */
export function socialImageOf(t: TextLookup, page: LandingPage): NonNullable<PageHead['image']> {
  return { path: `/social/${socialImageFile(page)}`, alt: t(`landing.${page.key}.title`) };
}
