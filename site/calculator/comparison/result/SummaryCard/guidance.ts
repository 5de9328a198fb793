import type { Guidance } from '../../../../../design-system/guidance.ts';
import type { SummaryCard } from './SummaryCard.tsx';

export const guidance = {
  synonyms: {
    en: ['result card', 'verdict', 'outcome', 'hero number'],
    de: ['Ergebnis', 'Ergebniskarte', 'Fazit', 'Urteil'],
  },
  useWhen: ['A calculation has one answer that must be understood in five seconds.'],
  useInstead: [
    ['VerdictBar', 'The card has left the screen and its answer should stay.'],
    ['Statistic', 'A figure is a fact and no answer.'],
  ],
  do: {
    caption: 'A loss is as large and as calm as a win.',
    shown: [
      {
        title:
          'At 67 you have 18.826 € less than if you invest directly (about 11.000 € in today’s money)',
      },
    ],
  },
  dont: {
    caption: 'Celebrates, and says neither how much nor when.',
    shown: [{ title: 'You win with us!', lines: [], children: undefined }],
  },
  words: [
    [
      'The title is the answer in one sentence, in euros and with an age.',
      'At 67 you have 18.826 € less than if you invest directly',
      'Mit 67 hast du 18.826 € weniger als im eigenen Depot',
    ],
    [
      'What is too close to call is called so, with both amounts.',
      'At 67 both ways leave you about the same: 632.361 € and 623.321 €',
      'Mit 67 hast du auf beiden Wegen etwa gleich viel: 632.361 € und 623.321 €',
    ],
    ['More or less is a word, never a sign alone.', '24.820 € less', '24.820 € weniger'],
  ],
  keyboard: [],
  anatomy: [
    ['Title', 'The verdict, a heading. It is announced only when it rests.', 'h3'],
    ['Lines', 'What the percentages behind it mean, smaller.', 'h3 + p'],
    [
      'Choice',
      'The result under every set of assumptions; one that is clicked becomes the title.',
      'fieldset',
    ],
  ],
} satisfies Guidance<typeof SummaryCard>;
