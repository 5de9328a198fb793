import type { Guidance } from '../../guidance.ts';
import type { ResponsiveDisclosure } from './ResponsiveDisclosure.tsx';

export const guidance = {
  synonyms: {
    en: ['responsive accordion', 'collapsed on mobile', 'advanced settings'],
    de: ['Klappe auf dem Handy', 'Weitere Angaben'],
  },
  useWhen: ['Content is optional, and on a phone it would push what matters out of view.'],
  useInstead: [
    ['Disclosure', 'It should be closed on a desktop, too.'],
    ['Accordion', 'There are several.'],
  ],
  do: {
    caption: 'A plain heading here; below 960 a line that opens.',
    shown: [{ summary: 'More details' }],
  },
  dont: {
    caption: 'Promises something to open, which a desktop does not have.',
    shown: [{ summary: 'Open more details' }],
  },
  words: [
    [
      'A heading that is right with and without something to open.',
      'More details',
      'Weitere Angaben',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the line below 960, from there up only what is in it.'],
    ['Enter, Space', 'Opens or closes it.'],
  ],
  anatomy: [
    ['Heading', 'From 960 up. It is no button there.', 'h3'],
    ['Line', 'Below 960, the same words.'],
    ['Content', 'Open from 960 up, whatever was done before.', 'summary + div'],
  ],
} satisfies Guidance<typeof ResponsiveDisclosure>;
