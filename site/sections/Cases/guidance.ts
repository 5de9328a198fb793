import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['examples', 'scenarios', 'worked examples'],
    de: ['Beispiele', 'Fälle', 'Rechenbeispiele'],
  },
  useWhen: ['One number decides, as the age does: the same person in two to six variants.'],
  useInstead: [{ when: 'Readers set their own numbers.', use: 'PensionGap' }],
  words: [
    { rule: 'The head names what differs.', en: 'If you begin at', de: 'Wenn du anfängst mit' },
  ],
} satisfies ShortGuidance;
