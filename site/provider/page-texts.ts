import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import { memoize } from '../../lib/memoize.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { bindSpaces, bindTexts } from '../i18n/bind-spaces.ts';
import { fillNames } from '../i18n/fill-names.ts';
import type { Locale } from '../i18n/locales.ts';
import { messages } from '../i18n/messages/index.ts';
import { pseudoLocalize } from '../i18n/pseudo-language.ts';
import { listNames } from './list-names.ts';
import { configureIntl, type Say, type Texts } from './texts.ts';

/** A brand in a language and all that it says, for the provider of a page or a story. */
export interface PageTexts {
  brand: Brand;
  locale: Locale;
  texts: Texts;
  say: Say;
}

/** The texts of the pages, compiled: their spaces are bound, and the names that they mention filled in. */
export function getPageTexts(brand: Brand, locale: Locale): PageTexts {
  return pages(`${brand} ${locale}`, () => createPageTexts(brand, locale, parse));
}

/** The same in the pseudo-language. */
export function getPseudoTexts(brand: Brand): PageTexts {
  return pages(`${brand} pseudo`, () => createPageTexts(brand, 'en', pseudoLocalize));
}

/** The texts of a brand in a language for what is written outside of React, such as heads and files. */
export function getIntl(brand: Brand, locale: Locale): IntlShape {
  return intls(`${brand} ${locale}`, () =>
    createIntl(configureIntl(locale, getPageTexts(brand, locale).texts)),
  );
}

const pages = memoize<PageTexts>(10);
const intls = memoize<IntlShape>(10);

function createPageTexts(
  brand: Brand,
  locale: Locale,
  read: (text: string) => MessageFormatElement[],
): PageTexts {
  const names = listNames(brands[brand], locale);
  const { formatters } = createIntl({ locale });
  return {
    brand,
    locale,
    texts: compileTexts(bindTexts(messages[locale]), (text) => fillNames(read(text), names)),
    say: (text, values) => {
      const written = bindSpaces(typeof text === 'string' ? text : text[locale]);
      const message = fillNames(read(written), { ...names, ...values });
      return String(formatters.getMessageFormat(message, locale).format());
    },
  };
}

/** Compiles each text when it is first read: no page reads all of them. */
function compileTexts(
  texts: Readonly<Record<string, string>>,
  compile: (text: string) => MessageFormatElement[],
): Texts {
  const compiled: Texts = {};
  for (const [id, text] of Object.entries(texts)) {
    let message: MessageFormatElement[] | undefined;
    const get = () => {
      message ??= compile(text);
      return message;
    };
    Object.defineProperty(compiled, id, { enumerable: true, get });
  }
  return compiled;
}
