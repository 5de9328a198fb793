import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['steps', 'process', 'onboarding', 'timeline'],
    de: ['Ablauf', 'Schritte', 'So geht es', 'Anleitung'],
  },
  useWhen: ['The way from the first click to the pension has an order that is worth knowing.'],
  useInstead: [{ when: 'Each item answers a question, and they have no order.', use: 'Faq' }],
  words: [
    {
      rule: 'A step begins with what the reader does.',
      en: 'Calculate your gap',
      de: 'Lücke berechnen',
    },
  ],
} satisfies ShortGuidance;
