import type { Guidance } from '../../guidance.ts';
import type { Band } from './Band.tsx';

export const guidance = {
  synonyms: {
    en: ['section', 'stripe', 'container', 'background', 'wrapper'],
    de: ['Streifen', 'Abschnitt', 'Hintergrund', 'Fläche'],
  },
  useWhen: ['A part of a page begins: its ground and its padding come from here, its column too.'],
  useInstead: [
    ['Stack', 'Parts within a section need a distance.'],
    ['Banner', 'It is the first view of a page.'],
  ],
  do: {
    caption: 'Two grounds tell two sections apart.',
    shown: [
      { tone: 'paper', children: 'What it costs' },
      { tone: 'sand', children: 'What clients say' },
    ],
  },
  dont: {
    caption: 'Dark twice in a row: the page ends where it only goes on.',
    shown: [
      { tone: 'deep', children: 'What it costs' },
      { tone: 'deep', children: 'What clients say' },
    ],
  },
  words: [],
  keyboard: [],
  anatomy: [
    ['Stripe', 'From edge to edge in one of four tones: paper, sand, mist, deep.', 'section'],
    ['Column', 'The width of content with the gutter of the page.', 'section > div'],
  ],
} satisfies Guidance<typeof Band>;
