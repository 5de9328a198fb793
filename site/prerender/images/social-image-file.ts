import type { Locale } from '../../i18n/locales.ts';
import { getLanding, type LandingName } from '../../landings/index.ts';
import { HOME } from '../../landings/landing-file.ts';
import type { PageTexts } from '../../provider/page-texts.ts';

/** The file of a landing's social image in the folder `social` of the built site, e.g. `home-de.png`. */
export function formatSocialImageFile(name: LandingName, locale: Locale): string {
  return `${name}-${locale}.png`;
}

/** The social image of a landing; other pages have that of the home page. */
export function describeSocialImage(
  { locale, say }: Pick<PageTexts, 'locale' | 'say'>,
  name = HOME,
): { path: string; alt: string } {
  return {
    path: `/social/${formatSocialImageFile(name, locale)}`,
    alt: say(getLanding(name).title),
  };
}
