import type { Guidance } from '../../guidance.ts';
import type { Disclosure } from './Disclosure.tsx';

export const guidance = {
  synonyms: {
    en: ['details', 'summary', 'show more', 'collapse', 'expander', 'toggle'],
    de: ['Aufklapper', 'Mehr anzeigen', 'Einklappen'],
  },
  useWhen: [
    'Some readers want to know more here: how a figure is calculated, what a table leaves out.',
  ],
  useInstead: [
    ['Accordion', 'Several stand below each other.'],
    ['Tooltip', 'One sentence is enough.'],
    ['Text', 'It must be read: a risk, a price, a condition. Then it is open text.'],
  ],
  do: { caption: 'Says what is inside.', shown: [{ summary: 'How it is calculated' }] },
  dont: { caption: 'Says only that something is.', shown: [{ summary: 'More' }] },
  words: [
    ['A noun or a question; never “show more” alone.', 'How it is calculated', 'So wird gerechnet'],
  ],
  keyboard: [
    ['Tab', 'Reaches the line.'],
    ['Enter, Space', 'Opens or closes it.'],
  ],
  anatomy: [
    [
      'Line',
      'The whole of it can be clicked; as wide as its place, or with `inline` as its words.',
      'summary',
    ],
    ['Chevron', 'Turns when it is open.', 'summary svg'],
    ['Content', 'Below the line. On paper it is always open.', 'summary + div'],
  ],
  drawn: { defaultExpanded: true },
} satisfies Guidance<typeof Disclosure>;
