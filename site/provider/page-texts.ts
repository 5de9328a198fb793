import { createIntl, type MessageFormatElement } from 'react-intl';
import { memoize } from '../../lib/memoize.ts';
import { mapValues } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { formatClaims } from '../content/claims/format-claims.ts';
import { listDocumentTexts } from '../content/documents/index.ts';
import { listFaqTexts } from '../content/faq.ts';
import { bindSpaces, bindTexts } from '../i18n/bind-spaces.ts';
import type { Locale } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import { pseudoLocalize } from '../i18n/pseudo-language.ts';
import { noteText } from '../i18n/record-texts.ts';
import { createTextLookup, listNames, type TextLookup, type Texts } from './text-lookup.ts';

/**
 * `t(text, values?)` with every text of a brand in a language, for pages, their heads and stories: binds
 * their spaces and fills in the ledger.
 */
export function getTextLookup(brand: Brand, locale: Locale): TextLookup {
  return lookups(`${brand} ${locale}`, () =>
    createPageLookup(brand, locale, bindTexts(listTexts(locale)), (text) => text),
  );
}

/** The same in the pseudo-language. */
export function getPseudoTextLookup(brand: Brand): TextLookup {
  return lookups(`${brand} pseudo`, () => {
    const texts = mapValues(bindTexts(listTexts('en')), pseudoLocalize);
    return createPageLookup(brand, 'en', texts, pseudoLocalize);
  });
}

/** Every text of the pages in a language, by id, in ICU message syntax. */
export function listTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...messages[locale], ...listFaqTexts(locale), ...listDocumentTexts(locale) };
}

const lookups = memoize<TextLookup>(10);

/** @param prepare makes of a text that a landing says itself what the other texts are already */
function createPageLookup(
  brand: Brand,
  locale: Locale,
  texts: Texts,
  prepare: (text: string) => string | MessageFormatElement[],
): TextLookup {
  const figures = formatClaims(locale);
  const t = createTextLookup(brands[brand], locale, texts, figures);
  const names = listNames(brands[brand], locale, figures);
  const { formatters } = createIntl({ locale });
  return (text, values) => {
    if (typeof text === 'string') {
      noteText(locale, text);
      return t(text, values);
    }
    const message = formatters.getMessageFormat(prepare(bindSpaces(text[locale])), locale);
    return String(message.format({ ...names, ...values }));
  };
}
