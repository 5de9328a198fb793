import type { Guidance } from '../../guidance.ts';
import type { Logo } from './Logo.tsx';

export const guidance = {
  synonyms: { en: ['brand', 'wordmark', 'trademark'], de: ['Marke', 'Wortmarke', 'Firmenzeichen'] },
  useWhen: ['A page begins or ends. Once in each place.'],
  useInstead: [['Text', 'The name stands in a sentence.']],
  do: { caption: 'Symbol and name, untouched.', shown: [{}] },
  dont: {
    caption: 'With words that are not the name.',
    shown: [{ name: 'Fernblick – your pension' }],
  },
  words: [['The name of the brand, nothing else.', 'Fernblick', 'Fernblick']],
  keyboard: [],
  anatomy: [
    ['Symbol', 'A hill and a sun.'],
    ['Name', 'Text, so that it is read and scales.'],
  ],
} satisfies Guidance<typeof Logo>;
