import type { Brand } from '../tokens/index.ts';
import { mapValues } from './calculation/map-values.ts';
import { claimFigures } from './claim-figures.ts';
import { brands } from './content/brands/index.ts';
import { boundTexts } from './messages/bound-spaces.ts';
import { pseudoMessage } from './pseudo-language.ts';
import { remembered } from './remembered.ts';
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

const lookups = remembered<TextLookup>(10);
