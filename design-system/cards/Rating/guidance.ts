import type { Guidance } from '../../guidance.ts';
import type { Rating } from './Rating.tsx';

export const guidance = {
  synonyms: {
    en: ['stars', 'star rating', 'score'],
    de: ['Sterne', 'Bewertung', 'Sternebewertung', 'Note'],
  },
  useWhen: ['A rating is shown that was given elsewhere. Nobody can rate with it.'],
  useInstead: [
    ['ReviewCard', 'The words of a client belong to it.'],
    ['Statistic', 'It is a count.'],
  ],
  do: { caption: 'Parts of a star count. The words say the number.', shown: [{}] },
  dont: { caption: 'Rounded up to five stars.', shown: [{ value: 5, label: '5 stars' }] },
  words: [['The value and the best value.', '4.9 of 5 stars', '4,9 von 5 Sternen']],
  keyboard: [],
  anatomy: [
    ['Stars', 'One image with the words as its name; filled to the part that was reached.'],
  ],
} satisfies Guidance<typeof Rating>;
