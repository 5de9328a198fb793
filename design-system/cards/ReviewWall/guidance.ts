import type { Guidance } from '../../guidance.ts';
import type { ReviewWall } from './ReviewWall.tsx';

export const guidance = {
  synonyms: {
    en: ['reviews', 'testimonials', 'masonry', 'wall of love'],
    de: ['Bewertungen', 'Kundenstimmen', 'Rezensionen'],
  },
  useWhen: ['Dozens of reviews are there to be looked through, as evidence that there are dozens.'],
  useInstead: [
    ['ReviewCard', 'Three are enough.'],
    ['Carousel', 'They are shown one at a time.'],
  ],
  do: {
    caption: 'Without scrolling of its own where the page goes on below.',
    shown: [{ scrollable: false }],
  },
  dont: {
    caption: 'Two reviews in a window that is made for twenty.',
    shown: [{ children: 'One review.' }],
  },
  words: [['The name of the region is a noun.', 'Reviews', 'Bewertungen']],
  keyboard: [
    ['Tab', 'Reaches the window where it scrolls.'],
    ['Arrow keys, Page Down', 'Scroll it.'],
  ],
  anatomy: [
    [
      'Window',
      'A little higher than the screen, so that scrolling on leaves it.',
      '[role="region"]',
    ],
    ['Fade', 'Says at the lower edge that there is more.'],
    ['Columns', 'As many as have room.', 'article + article'],
  ],
} satisfies Guidance<typeof ReviewWall>;
