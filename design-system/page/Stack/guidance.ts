import type { Guidance } from '../../guidance.ts';
import type { Stack } from './Stack.tsx';

export const guidance = {
  synonyms: {
    en: ['vertical layout', 'spacing', 'gap', 'layout', 'column'],
    de: ['Stapel', 'Abstand', 'Spalte', 'Layout'],
  },
  useWhen: [
    'Parts stand below each other with the same distance: the inside of nearly every section.',
  ],
  useInstead: [
    ['Band', 'The ground changes.'],
    ['RichText', 'Paragraphs of a text have their own rhythm.'],
  ],
  do: { caption: 'One distance from the parent; the parts have no margin.', shown: [{}] },
  dont: {
    caption: 'A distance for two parts that say one thing: they fall apart.',
    shown: [{ gap: 'xxl' }],
  },
  words: [],
  keyboard: [],
  anatomy: [
    ['Column', 'No part is wider than it.'],
    ['Gap', '16 on a phone, else 24; `gap` takes another step of the scale.'],
  ],
} satisfies Guidance<typeof Stack>;
