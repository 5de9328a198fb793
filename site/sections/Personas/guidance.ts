import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['audience', 'target groups', 'cards', 'teasers'],
    de: ['Zielgruppen', 'Kacheln', 'Für wen'],
  },
  useWhen: ['The home page leads to the landings, each with its picture.'],
  useInstead: [{ when: 'The page is the landing of one of them.', use: 'Argument' }],
  words: [
    { rule: 'The reader’s own word for themselves.', en: 'Self-employed', de: 'Selbstständige' },
  ],
} satisfies ShortGuidance;
