import type { Brand } from '../tokens/index.ts';
import { mapValues } from './calculation/map-values.ts';
import { claimFigures } from './claim-figures.ts';
import { brands } from './content/brands/index.ts';
import { pseudoMessage } from './pseudo-language.ts';
import { type TextLookup, textLookup } from './text.ts';
import { textsIn } from './text-for.ts';

/** `t(id, values?)` with every text of a brand in the pseudo-language, as `textFor` has it in others. */
export function pseudoTextFor(brand: Brand): TextLookup {
  const lookup = lookups.get(brand) ?? made(brand);
  lookups.set(brand, lookup);
  return lookup;
}

function made(brand: Brand): TextLookup {
  const texts = mapValues(textsIn('en'), pseudoMessage);
  return textLookup(brands[brand], 'en', texts, claimFigures('en'));
}

const lookups = new Map<Brand, TextLookup>();
