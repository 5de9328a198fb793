import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['returns', 'track record', 'history'],
    de: ['Rendite', 'Wertentwicklung', 'Entwicklung'],
  },
  useWhen: [
    'What the portfolios did in past years, beside the index, with what it does not prove.',
  ],
  useInstead: [['Portfolios', 'What a portfolio costs and may return is the question.']],
  words: [
    [
      'Say that the past promises nothing, in the same size.',
      'Two years are too little to judge',
      'Zwei Jahre sind zu wenig für ein Urteil',
    ],
  ],
} satisfies ShortGuidance;
