import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['benefits', 'USP', 'key facts'],
    de: ['Vorteile', 'Eckdaten', 'auf einen Blick'],
  },
  useWhen: ['What the visitor gets, in four to six facts below the first view.'],
  useInstead: [['Argument', 'The facts argue for one kind of reader.']],
  words: [
    ['Facts that the rest of the page proves.', 'Start from 100 € a month', 'Ab 100 € im Monat'],
  ],
} satisfies ShortGuidance;
