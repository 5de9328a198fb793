import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['gap calculator', 'retirement calculator', 'pension calculator'],
    de: ['Rentenlücke', 'Rentenrechner', 'Lückenrechner', 'Rechner'],
  },
  useWhen: [
    'The reader does not know yet how much will be missing. It calculates with their income and age.',
  ],
  useInstead: [['Comparison', 'The ways to save are compared, not the need.']],
  words: [
    [
      'The gap is a sum a month, said as an estimate.',
      'About 671 € a month are missing',
      'Es fehlen etwa 671 € im Monat',
    ],
  ],
} satisfies ShortGuidance;
