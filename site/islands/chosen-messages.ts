import { readBrand } from '../content/brands/chosen.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Texts } from '../provider/texts.ts';
import { pickIslandMessages } from './island-messages.ts';
import type { MessageSet } from './message-sets.ts';

/** The messages of an island or of a part of one, for the brand that a build or a server is made for. */
export function pickChosenMessages(set: MessageSet, locale: Locale): Texts {
  return pickIslandMessages(set, readBrand(), locale);
}
