import type { Guidance } from '../../guidance.ts';
import type { Scene } from './Scene.tsx';

export const guidance = {
  synonyms: {
    en: ['illustration', 'image', 'picture', 'artwork'],
    de: ['Bild', 'Zeichnung', 'Illustration', 'Szene', 'Grafik'],
  },
  useWhen: [
    'A drawing of the brand stands in a page. It fills its box and keeps its ground in view.',
  ],
  useInstead: [
    ['PictureCard', 'It leads to a page.'],
    ['Banner', 'It is the first view.'],
    ['Icon', 'It is a sign beside a word.'],
  ],
  do: {
    caption: 'A picture that tells something has a description.',
    shown: [{ name: 'horizon', alt: 'Someone looks out over a lake to the rising sun.' }],
  },
  dont: {
    caption: 'A picture of another reader’s life: it says that the page is not for them.',
    shown: [{ name: 'swing' }],
  },
  words: [
    [
      'Describe what is told, not that it is a picture.',
      'Someone looks out over a lake.',
      'Jemand blickt über einen See.',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['Picture', 'A file in the colours of the brand, loaded when it comes near the view.'],
    ['Focus', 'The thing that a box keeps when it crops.'],
  ],
} satisfies Guidance<typeof Scene>;
