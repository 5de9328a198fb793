import { Banknote, Check, Scale } from 'lucide';
import type { Guidance } from '../../guidance.ts';
import type { Icon } from './Icon.tsx';

export const guidance = {
  synonyms: {
    en: ['symbol', 'pictogram', 'glyph', 'lucide', 'SVG'],
    de: ['Piktogramm', 'Zeichen', 'Symbol'],
  },
  useWhen: ['A sign helps to find a word again: an arrow on the way, a tick at a point.'],
  useInstead: [
    ['Text', 'It tells something that no word does: then there is a word missing.'],
    ['Scene', 'It is a picture.'],
  ],
  do: { caption: 'Signs that mean the same everywhere.', shown: [{ icon: Check }] },
  dont: {
    caption: 'Two metaphors for money on one page.',
    shown: [{ icon: Banknote }, { icon: Scale }],
  },
  words: [
    ['Only a sign without a word has a label.', 'opens in a new tab', 'öffnet in einem neuen Tab'],
  ],
  keyboard: [],
  anatomy: [
    ['Drawing', 'A line of lucide, in the colour of the text; `text` is as high as its letters.'],
  ],
} satisfies Guidance<typeof Icon>;
