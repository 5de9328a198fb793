import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['calculator', 'cost calculator', 'cost comparison', 'vs'],
    de: ['Rechner', 'Kostenrechner', 'Kostenvergleich', 'Vergleich'],
  },
  useWhen: [
    'The question is whether it is worth it against a brokerage account or another provider.',
  ],
  useInstead: [['Costs', 'Only our own price is shown.']],
  words: [
    [
      'The verdict names the loser too, when that is us.',
      'Our pension costs more than investing directly',
      'Unser Vertrag kostet mehr als das Depot',
    ],
  ],
} satisfies ShortGuidance;
