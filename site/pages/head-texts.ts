import type { ComponentType } from 'react';
import type { PageContextServer } from 'vike/types';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { removeSoftHyphens } from '../i18n/soft-hyphens.ts';
import type { LandingName } from '../landings/index.ts';
import { getIntl } from '../provider/page-texts.ts';
import type { TextId } from '../provider/texts.ts';

/** A text of a head: by its id, or as a page reads it from its data. */
type HeadText = TextId | ((pageContext: PageContextServer) => string);

declare global {
  namespace Vike {
    interface Config {
      /** The metadata of every page. */
      Head?: ComponentType<{ pageContext: PageContextServer }>;
      title?: HeadText;
      description?: HeadText;
      /** The landing whose social image the page shows, by default the home page. */
      image?: (pageContext: PageContextServer) => LandingName;
      /** False keeps the page out of search engines. */
      indexed?: boolean;
    }
  }
}

/** A title with the brand behind it; one in all languages where the page is. */
export function formatTitle(id: TextId, locale: Locale | undefined): string {
  if (!locale) return sayInEveryLanguage(id, ' – ');
  const title = removeSoftHyphens(getIntl(currentBrand, locale).formatMessage({ id }));
  return `${title} – ${brands[currentBrand].name}`;
}

/** What search results say below a title. */
export function formatDescription(id: TextId, locale: Locale | undefined): string {
  if (!locale) return sayInEveryLanguage(id, ' ');
  return getIntl(currentBrand, locale).formatMessage({ id });
}

function sayInEveryLanguage(id: TextId, between: string): string {
  return LOCALES.map((locale) => getIntl(currentBrand, locale).formatMessage({ id })).join(between);
}
