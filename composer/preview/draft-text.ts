import type { Locale } from '../../site/i18n/locales.ts';
import { ownerOfId } from '../../site/landings/landing-files.ts';
import type { TextLookup } from '../../site/provider/text.ts';
import { lookupOf, textsIn } from '../../site/provider/text-for.ts';
import type { Brand } from '../../tokens/index.ts';

/**
 * All texts of the site and those of a draft. A text that is still wrong is shown as it was typed,
 * one that is not written yet by its field: the list of problems says what to do.
 */
export function draftText(
  brand: Brand,
  locale: Locale,
  own: Readonly<Record<string, string>>,
): TextLookup {
  const lookup = lookupOf(brand, locale, { ...textsIn(locale), ...own });
  return (id, values) => {
    try {
      return lookup(id, values) || unwritten(id);
    } catch {
      return own[id] || unwritten(id);
    }
  };
}

/** The landing is known, and may have no name yet: `[hero.title]`. */
function unwritten(id: string): string {
  return `[${ownerOfId(id)?.part ?? id}]`;
}
