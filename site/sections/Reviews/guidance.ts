import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['testimonials', 'ratings', 'social proof'],
    de: ['Bewertungen', 'Kundenstimmen', 'Sterne'],
  },
  useWhen: ['Clients speak, beside the sentence that nobody has checked who they are.'],
  useInstead: [{ when: 'One expert speaks.', use: 'Quote' }],
  words: [
    {
      rule: 'The law’s sentence stands below the heading, at body size.',
      en: 'Not checked for authenticity.',
      de: 'Nicht auf Echtheit geprüft.',
    },
  ],
} satisfies ShortGuidance;
