import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['benefits', 'USP', 'key facts'],
    de: ['Vorteile', 'Eckdaten', 'auf einen Blick'],
  },
  useWhen: ['What the visitor gets, in four to six facts below the first view.'],
  useInstead: [{ when: 'The facts argue for one kind of reader.', use: 'Argument' }],
  words: [
    {
      rule: 'Facts that the rest of the page proves.',
      en: 'Start from 100 € a month',
      de: 'Ab 100 € im Monat',
    },
  ],
} satisfies ShortGuidance;
