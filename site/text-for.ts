import type { Brand } from '../tokens/index.ts';
import { mapValues } from './calculation/map-values.ts';
import { claimFigures } from './claim-figures.ts';
import { brands } from './content/brands/index.ts';
import { documentTexts } from './content/documents/index.ts';
import { faqTexts } from './content/faq.ts';
import type { Locale } from './locales.ts';
import { withBoundSpaces } from './messages/bound-spaces.ts';
import { messages } from './messages/index.ts';
import { type TextLookup, textLookup } from './text.ts';

/** `t(id, values?)` with every text of a brand in a language: for pages, their heads and stories. */
export function textFor(brand: Brand, locale: Locale): TextLookup {
  const key = `${brand} ${locale}`;
  const known = lookups.get(key);
  if (known) return known;
  const lookup = textLookup(brands[brand], locale, textsIn(locale), claimFigures(locale));
  lookups.set(key, lookup);
  return lookup;
}

/** Every text of the pages in a language, by id, in ICU message syntax. */
export function textsIn(locale: Locale): Readonly<Record<string, string>> {
  const longTexts = { ...faqTexts(locale), ...documentTexts(locale) };
  return { ...messages[locale], ...mapValues(longTexts, withBoundSpaces) };
}

const lookups = new Map<string, TextLookup>();
