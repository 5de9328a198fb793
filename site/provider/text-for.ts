import { memoize } from '../../lib/memoize.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { claimFigures } from '../content/claims/claim-figures.ts';
import { documentTexts } from '../content/documents/index.ts';
import { faqTexts } from '../content/faq.ts';
import { boundTexts } from '../i18n/bound-spaces.ts';
import type { Locale } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import { noteText } from '../i18n/read-texts.ts';
import { type TextLookup, textLookup } from './text.ts';

/** `t(id, values?)` with every text of a brand in a language: for pages, their heads and stories. */
export function textFor(brand: Brand, locale: Locale): TextLookup {
  return lookups(`${brand} ${locale}`, () => {
    const t = lookupOf(brand, locale, textsIn(locale));
    return (id, values) => {
      noteText(locale, id);
      return t(id, values);
    };
  });
}

/** `t(id, values?)` with texts as they are written: binds their spaces and fills in the ledger. */
export function lookupOf(
  brand: Brand,
  locale: Locale,
  texts: Readonly<Record<string, string>>,
): TextLookup {
  return textLookup(brands[brand], locale, boundTexts(texts), claimFigures(locale));
}

/** Every text of the pages in a language, by id, in ICU message syntax. */
export function textsIn(locale: Locale): Readonly<Record<string, string>> {
  return { ...messages[locale], ...faqTexts(locale), ...documentTexts(locale) };
}

const lookups = memoize<TextLookup>(10);
