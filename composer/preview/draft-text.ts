import type { Locale } from '../../site/i18n/locales.ts';
import type { TextLookup } from '../../site/provider/text.ts';
import { textFor } from '../../site/provider/text-for.ts';
import type { Brand } from '../../tokens/index.ts';

/**
 * The texts of the site and of a draft. One of the draft's that is still wrong is shown as it was typed:
 * the list of problems says what to do.
 */
export function draftText(brand: Brand, locale: Locale): TextLookup {
  const t = textFor(brand, locale);
  return (text, values) => {
    if (typeof text === 'string') return t(text, values);
    try {
      return t(text, values);
    } catch {
      return text[locale];
    }
  };
}
