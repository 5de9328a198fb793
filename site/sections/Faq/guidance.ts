import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['questions', 'help', 'Q&A', 'accordion'],
    de: ['Fragen', 'Hilfe', 'Häufige Fragen', 'Antworten'],
  },
  useWhen: ['Three to eight questions that stop this reader, its own first.'],
  useInstead: [{ when: 'Everybody has to read the answer.', use: 'Argument' }],
  words: [
    { rule: 'The first person: the reader asks.', en: 'Can I pause?', de: 'Kann ich pausieren?' },
  ],
} satisfies ShortGuidance;
