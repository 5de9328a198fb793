import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['pricing', 'fees', 'price list', 'money'],
    de: ['Preise', 'Gebühren', 'Kosten', 'Preisliste'],
  },
  useWhen: ['What it costs: once on every landing that sells.'],
  useInstead: [['Comparison', 'Costs are set against those of others.']],
  words: [
    [
      'What is not charged is said as a fact, without “only”.',
      'No upfront fees',
      'Keine Abschlusskosten',
    ],
  ],
} satisfies ShortGuidance;
