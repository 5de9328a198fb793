import type { Guidance } from '../../../../../design-system/guidance.ts';
import type { VerdictBar } from './VerdictBar.tsx';

export const guidance = {
  synonyms: {
    en: ['result bar', 'summary strip', 'sticky result', 'verdict'],
    de: ['Ergebnisleiste', 'Ergebniszeile', 'Urteil'],
  },
  useWhen: [
    'The card with the answer has left the screen, and what it depends on is being changed.',
  ],
  useInstead: [
    ['SummaryCard', 'It is the answer itself, in its place.'],
    ['BottomBar', 'On a phone it should stay in view.'],
  ],
  do: {
    caption: 'The sentence of the card, word for word, and whose amount is whose.',
    shown: [{}],
  },
  dont: {
    caption: 'A second verdict in other words, which one would have to compare.',
    shown: [{ title: 'about −0,4 points', detail: '394.209 € / 375.080 €' }],
  },
  words: [
    [
      'An amount has its owner before it.',
      'Fernblick 375.080 € · Investing directly 394.209 €',
      'Fernblick 375.080 € · Depot 394.209 €',
    ],
  ],
  keyboard: [],
  anatomy: [
    [
      'Title',
      'The verdict. No heading: the card has it, and screen readers read it there.',
      '.MuiTypography-label',
    ],
    ['Detail', 'Both amounts, where the title does not say them.', 'p'],
  ],
} satisfies Guidance<typeof VerdictBar>;
