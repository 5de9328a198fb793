import type { Guidance } from '../../guidance.ts';
import type { VerdictBar } from './VerdictBar.tsx';

export const guidance = {
  synonyms: {
    en: ['result bar', 'summary strip', 'sticky result', 'verdict'],
    de: ['Ergebnisleiste', 'Ergebniszeile', 'Urteil'],
  },
  useWhen: ['The answer of a comparison belongs above its table, in one glance.'],
  useInstead: [
    { when: 'It is the end of a section and may take a screen.', use: 'SummaryCard' },
    { when: 'On a phone it should stay in view.', use: 'BottomBar' },
  ],
  do: {
    caption: 'The verdict, what each way leaves, and the verdict under other assumptions.',
    shown: [{}],
  },
  dont: {
    caption: 'A winner although the assumptions decide.',
    shown: [
      { verdict: 'saves', title: 'We are cheaper', amounts: undefined, alternatives: undefined },
    ],
  },
  words: [
    {
      rule: 'If the assumptions decide, say so.',
      en: 'It depends on the assumptions',
      de: 'Es hängt von den Annahmen ab',
    },
    {
      rule: 'An amount has its year, and its value today.',
      en: '330.755 € today',
      de: 'heute 330.755 €',
    },
  ],
  keyboard: [],
  anatomy: [
    ['Title', 'A heading, so that it can be jumped to.'],
    ['Amounts', 'One for each way, as a list of terms.'],
    ['Alternatives', 'The result under every set of assumptions; the one that is shown is marked.'],
  ],
} satisfies Guidance<typeof VerdictBar>;
