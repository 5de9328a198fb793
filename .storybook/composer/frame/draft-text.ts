import { claimFigures } from '../../../site/claim-figures.ts';
import { brands } from '../../../site/content/brands/index.ts';
import type { Locale } from '../../../site/locales.ts';
import { type TextLookup, textLookup } from '../../../site/text.ts';
import { textsIn } from '../../../site/text-for.ts';
import type { Brand } from '../../../tokens/index.ts';

/**
 * All texts of the site and those of a draft. A text that is still wrong is shown as it was typed,
 * one that is not written yet by its id: the list of problems says what to do.
 */
export function draftText(
  brand: Brand,
  locale: Locale,
  own: Readonly<Record<string, string>>,
): TextLookup {
  const texts = { ...textsIn(locale), ...own };
  const lookup = textLookup(brands[brand], locale, texts, claimFigures(locale));
  return (id, values) => {
    try {
      return lookup(id, values) || `[${id}]`;
    } catch {
      return own[id] || `[${id}]`;
    }
  };
}
