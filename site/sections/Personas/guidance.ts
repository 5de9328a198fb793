import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['audience', 'target groups', 'cards', 'teasers'],
    de: ['Zielgruppen', 'Kacheln', 'Für wen'],
  },
  useWhen: ['The home page leads to the landings, each with its picture.'],
  useInstead: [['Argument', 'The page is the landing of one of them.']],
  words: [['The reader’s own word for themselves.', 'Self-employed', 'Selbstständige']],
} satisfies ShortGuidance;
