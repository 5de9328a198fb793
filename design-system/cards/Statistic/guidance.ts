import type { Guidance } from '../../guidance.ts';
import type { Statistic } from './Statistic.tsx';

export const guidance = {
  synonyms: {
    en: ['stat', 'KPI', 'metric', 'key figure', 'number'],
    de: ['Kennzahl', 'Zahl', 'Statistik', 'Zähler'],
  },
  useWhen: [
    'One to three facts about a company or a result, each a number that stands on its own.',
  ],
  useInstead: [
    ['Table', 'The figures are compared with each other.'],
    ['PriceTiers', 'The number is a price.'],
  ],
  do: {
    caption: 'A lower bound is called one, and the label says what is counted.',
    shown: [{ prefix: 'over', value: '500', label: 'active clients' }],
  },
  dont: {
    caption: 'A number without a subject.',
    shown: [{ value: '100 %', label: 'satisfaction' }],
  },
  words: [
    [
      'Count people and euros, not percent of nothing.',
      'over 500 active clients',
      'über 500 aktive Kunden',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['List', '`StatisticList` sets them one below the other, each label beside its figure.', 'dl'],
    ['Label', 'Read first, seen second.', 'dt'],
    ['Figure', 'With a small word before it where it is a bound.', 'dd'],
  ],
} satisfies Guidance<typeof Statistic>;
