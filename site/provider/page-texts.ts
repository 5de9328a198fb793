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
import { createTextLookup, listNames, type TextLookup } from './text-lookup.ts';

/**
 * `t(text, values?)` with every text of a brand in a language, for pages, their heads and stories: binds
 * their spaces and fills in the ledger.
 */
export function getTextLookup(brand: Brand, locale: Locale): TextLookup {
  return lookups(`${brand} ${locale}`, () => {
    const texts = bindTexts(listTexts(locale));
    const t = createTextLookup(brands[brand], locale, texts, formatClaims(locale));
    const ofLanding = createLandingLookup(brand, locale, bindSpaces);
    return (text, values) => {
      if (typeof text !== 'string') return ofLanding(text[locale], values);
      noteText(locale, text);
      return t(text, values);
    };
  });
}

/** The same in the pseudo-language. */
export function getPseudoTextLookup(brand: Brand): TextLookup {
  return lookups(`${brand} pseudo`, () => {
    const texts = mapValues(bindTexts(listTexts('en')), pseudoLocalize);
    const t = createTextLookup(brands[brand], 'en', texts, formatClaims('en'));
    const ofLanding = createLandingLookup(brand, 'en', (text) => pseudoLocalize(bindSpaces(text)));
    return (text, values) =>
      typeof text === 'string' ? t(text, values) : ofLanding(text.en, values);
  });
}

/** Every text of the pages in a language, by id, in ICU message syntax. */
export function listTexts(locale: Locale): Readonly<Record<string, string>> {
  return { ...messages[locale], ...listFaqTexts(locale), ...listDocumentTexts(locale) };
}

const lookups = memoize<TextLookup>(10);

/** Fills in what landings say themselves: a text stands where it is shown, and is in no table. */
function createLandingLookup(
  brand: Brand,
  locale: Locale,
  prepare: (text: string) => string | MessageFormatElement[],
) {
  const { formatters } = createIntl({ locale });
  const names = listNames(brands[brand], locale, formatClaims(locale));
  return (text: string, values?: Record<string, string | number>) =>
    String(formatters.getMessageFormat(prepare(text), locale).format({ ...names, ...values }));
}
