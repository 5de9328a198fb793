import type { Locale } from '../../i18n/locales.ts';
import { getLanding, type LandingName } from '../../landings/index.ts';
import { HOME } from '../../landings/landing-file.ts';
import type { TextLookup } from '../../provider/text-lookup.ts';
import type { PageHead } from '../html/head.tsx';

/** The file of a landing's social image in the folder `social` of the built site, e.g. `home-de.png`. */
export function formatSocialImageFile(name: LandingName, locale: Locale): string {
  return `${name}-${locale}.png`;
}

/** The social image of a landing; other pages have that of the home page. */
export function describeSocialImage(
  t: TextLookup,
  locale: Locale,
  name = HOME,
): NonNullable<PageHead['image']> {
  return { path: `/social/${formatSocialImageFile(name, locale)}`, alt: t(getLanding(name).title) };
}
