import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['questions', 'help', 'Q&A', 'accordion'],
    de: ['Fragen', 'Hilfe', 'Häufige Fragen', 'Antworten'],
  },
  useWhen: ['Three to eight questions that stop this reader, its own first.'],
  useInstead: [['Argument', 'Everybody has to read the answer.']],
  words: [['The first person: the reader asks.', 'Can I pause?', 'Kann ich pausieren?']],
} satisfies ShortGuidance;
