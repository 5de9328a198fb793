import type { Guidance } from '../../guidance.ts';
import type { TextLink } from './TextLink.tsx';

export const guidance = {
  synonyms: {
    en: ['hyperlink', 'anchor', 'inline link', 'external link'],
    de: ['Verweis', 'Verknüpfung', 'Textlink'],
  },
  useWhen: [
    'Words of a sentence lead somewhere: a source, an explanation, another page.',
    'Links stand in a list below each other. With `alone` each is as large as a finger.',
  ],
  useInstead: [
    ['Button', 'The link is the next step of its section.'],
    ['PictureCard', 'A picture belongs to it.'],
  ],
  do: {
    caption: 'The words say what is behind them, also when they are read without their sentence.',
    shown: [{ children: 'what the comparison assumes' }],
  },
  dont: { caption: 'Ten such links on a page sound the same.', shown: [{ children: 'here' }] },
  words: [
    [
      'Name the target, not the click.',
      'what the comparison assumes',
      'wovon der Vergleich ausgeht',
    ],
    [
      'A new tab is announced, by the words of `newTab`.',
      'opens in a new tab',
      'öffnet in einem neuen Tab',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches it in reading order.'],
    ['Enter', 'Follows it.'],
  ],
  anatomy: [
    ['Words', 'Underlined, so that colour is not all that tells a link.', 'a'],
    ['Arrow', 'Only where a new tab opens; it never stands alone on a line.', 'a svg'],
  ],
  drawn: { newTabLabel: 'opens in a new tab' },
} satisfies Guidance<typeof TextLink>;
