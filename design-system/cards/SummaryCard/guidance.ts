import type { Guidance } from '../../guidance.ts';
import type { SummaryCard } from './SummaryCard.tsx';

export const guidance = {
  synonyms: {
    en: ['result card', 'verdict', 'outcome', 'hero number'],
    de: ['Ergebnis', 'Ergebniskarte', 'Fazit', 'Urteil'],
  },
  useWhen: ['A calculation has one answer that must be understood in five seconds.'],
  useInstead: [
    { when: 'The answer stays in view beside the inputs.', use: 'VerdictBar' },
    { when: 'A figure is a fact and no answer.', use: 'Statistic' },
  ],
  do: {
    caption: 'A bad result is as large as a good one.',
    shown: [{ verdict: 'costsMore', title: 'Our pension costs more than investing directly' }],
  },
  dont: {
    caption: 'Celebrates a difference within the error of the model.',
    shown: [{ title: 'You win with us!', amount: 0.0003, lines: [] }],
  },
  words: [
    {
      rule: 'The title is the answer in a sentence.',
      en: 'You keep more than by investing directly',
      de: 'Dir bleibt mehr als im Depot',
    },
    { rule: 'Say how exact it is.', en: 'about 0,1 points', de: 'etwa 0,1 Punkte' },
  ],
  keyboard: [],
  anatomy: [
    ['Title', 'The verdict.'],
    ['Figure', 'Counts to its new value; it is announced only when it rests.'],
    ['Lines', 'What it means in euros.'],
    ['Costs', 'Bars to scale, ours highlighted.'],
  ],
} satisfies Guidance<typeof SummaryCard>;
