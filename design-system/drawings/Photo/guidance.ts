import type { Guidance } from '../../guidance.ts';
import type { Photo } from './Photo.tsx';

export const guidance = {
  synonyms: {
    en: ['photograph', 'image', 'picture', 'figure', 'media'],
    de: ['Foto', 'Bild', 'Aufnahme', 'Abbildung'],
  },
  useWhen: [
    'A landing shows something that is really so: the people who answer, the place where they work.',
  ],
  useInstead: [
    ['Scene', 'The picture sets the mood: the brand draws it.'],
    ['PictureCard', 'It leads to a page.'],
  ],
  do: {
    caption: 'Say what is there, and whose picture it is.',
    shown: [{ alt: 'A path leads through a wooded valley.', credit: 'Picture: Fernblick' }],
  },
  dont: {
    caption: 'A description that says only that there is a picture.',
    shown: [{ alt: 'Photo', credit: '' }],
  },
  words: [
    [
      'The line below names the author, and the licence where there is one.',
      'Photo: Jana Weiss, CC BY 4.0',
      'Foto: Jana Weiss, CC BY 4.0',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['Picture', 'Three to two, cropped around its focus.', 'img'],
    ['Credit', 'Whose it is. German law asks for the author’s name.', 'figcaption'],
  ],
} satisfies Guidance<typeof Photo>;
