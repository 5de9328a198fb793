import type { Guidance } from '../../guidance.ts';
import type { Accordion } from './Accordion.tsx';

export const guidance = {
  synonyms: {
    en: ['collapse', 'collapsible', 'expander', 'expansion panel', 'FAQ', 'steps'],
    de: ['Aufklapper', 'Akkordeon', 'Klappliste', 'Fragen'],
  },
  useWhen: [
    'Several questions have an answer each, and nobody needs all of them.',
    'Steps have an order: with `numbered` their path is drawn.',
  ],
  useInstead: [
    ['Disclosure', 'There is one thing to open.'],
    ['ResponsiveDisclosure', 'Everybody needs the content, only not on a phone.'],
    ['Tooltip', 'The content is an explanation of a word.'],
  ],
  do: { caption: 'Headings that can be chosen from without opening any.', shown: [{}] },
  dont: {
    caption: 'One item: the frame of a list for something that is none.',
    shown: [{ items: [{ id: 'more', heading: 'More information', content: 'A short answer.' }] }],
  },
  words: [
    ['The reader’s question, in the reader’s words.', 'What does it cost?', 'Was kostet das?'],
    ['The button says how many there are.', 'Show all 8 questions', 'Alle 8 Fragen zeigen'],
  ],
  keyboard: [
    ['Tab', 'Goes from heading to heading, and through the links of those that are open.'],
    ['Enter, Space', 'Opens or closes the item.'],
    ['Search in the page', 'Finds words in closed items and opens them.'],
  ],
  anatomy: [
    ['Item', 'A `Disclosure` with a heading, a rule below it.', '[data-accordion] > * > *'],
    ['Number', 'Along a path, the sun at the open one; only with `numbered`.'],
    ['Action', 'The next step after reading.'],
    [
      'Limit',
      'A long list starts short; without JavaScript all of it shows.',
      '[data-accordion-show="all"]',
    ],
  ],
  drawn: {
    limit: { compact: 2, wide: 2, moreLabel: 'Show all 3 questions', lessLabel: 'Show fewer' },
  },
} satisfies Guidance<typeof Accordion>;
