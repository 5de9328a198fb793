import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['steps', 'process', 'onboarding', 'timeline'],
    de: ['Ablauf', 'Schritte', 'So geht es', 'Anleitung'],
  },
  useWhen: ['The way from the first click to the pension has an order that is worth knowing.'],
  useInstead: [['Faq', 'Each item answers a question, and they have no order.']],
  words: [['A step begins with what the reader does.', 'Calculate your gap', 'Lücke berechnen']],
} satisfies ShortGuidance;
