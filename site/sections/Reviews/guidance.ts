import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['testimonials', 'ratings', 'social proof'],
    de: ['Bewertungen', 'Kundenstimmen', 'Sterne'],
  },
  useWhen: ['Clients speak, beside the sentence that nobody has checked who they are.'],
  useInstead: [['Quote', 'One expert speaks.']],
  words: [
    [
      'The law’s sentence stands below the heading, at body size.',
      'Not checked for authenticity.',
      'Nicht auf Echtheit geprüft.',
    ],
  ],
} satisfies ShortGuidance;
