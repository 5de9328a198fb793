import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['funds', 'ETF', 'investments', 'products'],
    de: ['Portfolio', 'Fonds', 'Anlage', 'Geldanlage'],
  },
  useWhen: ['What the money is invested in: what each costs first, what it may return second.'],
  useInstead: [['Costs', 'Only the price matters.']],
  words: [
    [
      'A return has its period and is called expected.',
      'expected return a year',
      'erwartete Rendite im Jahr',
    ],
  ],
} satisfies ShortGuidance;
