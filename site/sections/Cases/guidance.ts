import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['examples', 'scenarios', 'worked examples'],
    de: ['Beispiele', 'Fälle', 'Rechenbeispiele'],
  },
  useWhen: ['One number decides, as the age does: the same person in two to six variants.'],
  useInstead: [['PensionGap', 'Readers set their own numbers.']],
  words: [['The head names what differs.', 'If you begin at', 'Wenn du anfängst mit']],
} satisfies ShortGuidance;
