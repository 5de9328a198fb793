import type { Guidance } from '../../guidance.ts';
import type { Banner } from './Banner.tsx';

export const guidance = {
  synonyms: {
    en: ['hero', 'header image', 'jumbotron', 'first view', 'stage'],
    de: ['Bühne', 'Kopfbild', 'Titelbild', 'Aufmacher'],
  },
  useWhen: ['A landing begins: its promise, its picture, and one card with the actions.'],
  useInstead: [
    ['Article', 'The page is a text.'],
    ['HorizonLayout', 'The page has a sentence and a button, as the page of an error.'],
  ],
  do: {
    caption: 'Words in the sky, the person in the picture, the card below the words.',
    shown: [{}],
  },
  dont: {
    caption: 'No promise: a word that could stand on any page.',
    shown: [{ children: 'Welcome' }],
  },
  words: [
    [
      'The promise of this page in at most 60 characters.',
      'A retirement with a wide view',
      'Ruhestand mit Weitblick',
    ],
    ['Long German words get soft hyphens by hand.', 'retirement', 'Alters\u00advorsorge'],
  ],
  keyboard: [['Tab', 'Reaches the actions of the card.']],
  anatomy: [
    [
      'Words',
      'A `Text` of the variant `hero` and a lead, in as many twelfths of the page (`columns`) as the drawing leaves empty.',
      'h1',
    ],
    [
      'Card',
      'Overlaps the lower edge. On a phone the picture is between words and card.',
      '.MuiButton-root',
    ],
    [
      'Picture',
      'Stands at the foot in its own size, so that the same things are beside the words at every width.',
      'picture, picture + img',
    ],
    ['Name tag', 'Points at the person.'],
  ],
} satisfies Guidance<typeof Banner>;
