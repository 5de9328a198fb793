import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['pricing', 'fees', 'price list', 'money'],
    de: ['Preise', 'Gebühren', 'Kosten', 'Preisliste'],
  },
  useWhen: ['What it costs: once on every landing that sells.'],
  useInstead: [{ when: 'Costs are set against those of others.', use: 'Comparison' }],
  words: [
    {
      rule: 'What is not charged is said as a fact, without “only”.',
      en: 'No upfront fees',
      de: 'Keine Abschlusskosten',
    },
  ],
} satisfies ShortGuidance;
