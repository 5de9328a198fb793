import type { Guidance } from '../../guidance.ts';
import type { Quote } from './Quote.tsx';

export const guidance = {
  synonyms: {
    en: ['blockquote', 'pull quote', 'opinion', 'statement'],
    de: ['Zitat', 'Aussage', 'Meinung'],
  },
  useWhen: ['A named person says something that the page itself could not claim.'],
  useInstead: [
    ['ReviewCard', 'A client reviews us.'],
    ['Text', 'The page itself says it.'],
  ],
  do: {
    caption: 'Who says it, and how it is to be taken.',
    shown: [{ note: 'An opinion, not a promise.' }],
  },
  dont: {
    caption: 'An expectation without a warning, by nobody.',
    shown: [{ author: 'The team', text: 'You will earn more than anywhere else.' }],
  },
  words: [
    [
      'The note says what it is not.',
      'An opinion, not a promise.',
      'Eine Meinung, kein Versprechen.',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['Words', 'In the quotation marks of the language.', 'blockquote'],
    ['Person', 'Name and role.', 'figcaption > p'],
    ['Note', 'A warning to the reader.', 'figcaption > p + p'],
  ],
  drawn: { note: 'An opinion, not a promise.' },
} satisfies Guidance<typeof Quote>;
