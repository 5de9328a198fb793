import { memoize } from '../../lib/memoize.ts';
import { mapValues } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from '../content/brands/index.ts';
import { claimFigures } from '../content/claims/claim-figures.ts';
import { boundTexts } from '../i18n/bound-spaces.ts';
import { pseudoMessage } from '../i18n/pseudo-language.ts';
import { type TextLookup, textLookup } from './text.ts';
import { textsIn } from './text-for.ts';

/** `t(id, values?)` with every text of a brand in the pseudo-language, as `textFor` has it in others. */
export function pseudoTextFor(brand: Brand): TextLookup {
  return lookups(brand, () => pseudoLookupOf(brand, textsIn('en')));
}

/** `t(id, values?)` with English texts in the pseudo-language, as `lookupOf` has them in others. */
export function pseudoLookupOf(brand: Brand, texts: Readonly<Record<string, string>>): TextLookup {
  const pseudo = mapValues(boundTexts(texts), pseudoMessage);
  return textLookup(brands[brand], 'en', pseudo, claimFigures('en'));
}

const lookups = memoize<TextLookup>(10);
