import type { ComponentType } from 'react';
import type { PageContextServer } from 'vike/types';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { LOCALES, type Locale, type Localized } from '../i18n/locales.ts';
import type { MessageId } from '../i18n/messages/index.ts';
import { removeSoftHyphens } from '../i18n/soft-hyphens.ts';
import type { LandingName } from '../landings/index.ts';
import { getIntl, getPageTexts } from '../provider/page-texts.ts';

/** A text of a head: the id of a message, or as a page reads it from its data. */
type HeadText = MessageId | ((pageContext: PageContextServer) => string);

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
export function formatTitle(text: Text, locale: Locale | undefined): string {
  if (!locale) return sayInEveryLanguage(text, ' – ');
  return `${removeSoftHyphens(read(text, locale))} – ${brands[currentBrand].name}`;
}

/** What search results say below a title. */
export function formatDescription(text: Text, locale: Locale | undefined): string {
  return locale ? read(text, locale) : sayInEveryLanguage(text, ' ');
}

/** A message by its id, or what a file of data says itself. */
type Text = MessageId | Localized;

function sayInEveryLanguage(text: Text, between: string): string {
  return LOCALES.map((locale) => read(text, locale)).join(between);
}

function read(text: Text, locale: Locale): string {
  return typeof text === 'string'
    ? getIntl(currentBrand, locale).formatMessage({ id: text })
    : getPageTexts(currentBrand, locale).say(text);
}
