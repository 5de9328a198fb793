import { createIntl, createIntlCache } from 'react-intl';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import type { Locale } from '../locales.ts';
import { messages } from '../messages/index.ts';
import { type TextLookup, textLookup } from '../useText.ts';

const cache = createIntlCache();

/** `t(id, values?)` for texts outside React, such as page titles, in any language. */
export function pageText(locale: Locale): TextLookup {
  const intl = createIntl({ locale, messages: messages[locale], onError: refuse }, cache);
  return textLookup(intl, brands[currentBrand], locale);
}

/** A missing or broken message stops the build. */
function refuse(error: Error): never {
  throw error;
}
