import type { Guidance } from '../../guidance.ts';
import type { ReviewCard } from './ReviewCard.tsx';

export const guidance = {
  synonyms: {
    en: ['review', 'testimonial', 'feedback', 'client voice'],
    de: ['Rezension', 'Kundenstimme', 'Bewertung'],
  },
  useWhen: ['A client’s review is quoted word for word, with stars, name and date.'],
  useInstead: [
    ['ReviewWall', 'There are more than about six.'],
    ['Quote', 'Somebody of us or an expert speaks.'],
  ],
  do: { caption: 'A sentence that says what was good, with its date.', shown: [{}] },
  dont: {
    caption: 'Praise without a fact, from somebody without a name.',
    shown: [{ text: 'Super!!!', author: 'Client' }],
  },
  words: [
    [
      'Nothing is corrected or cut in the middle.',
      'Calm advice and no pressure to sign.',
      'Ruhige Beratung, ohne zur Unterschrift zu drängen.',
    ],
    ['First name and initial.', 'Tobias R.', 'Tobias R.'],
  ],
  keyboard: [],
  anatomy: [
    ['Words', 'Below a thin line; `large` is the one that is read first.', 'blockquote'],
    ['Stars', 'A `Rating`.', '[role="img"]'],
    [
      'Author and date',
      'The date becomes “3 weeks ago” by a script; the exact one stays in its element.',
      'article p',
    ],
  ],
} satisfies Guidance<typeof ReviewCard>;
