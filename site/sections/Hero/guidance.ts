import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['first view', 'above the fold', 'header', 'stage', 'CTA'],
    de: ['Bühne', 'Aufmacher', 'Kopfbereich', 'Startbild'],
  },
  useWhen: [
    'Every landing begins with it: the promise of this page, one picture of this reader, two actions.',
  ],
  useInstead: [{ when: 'A page is read and sells nothing.', use: 'Article' }],
  words: [
    {
      rule: 'The promise is of this landing only; the check refuses one that another landing has.',
      en: 'A retirement with a wide view',
      de: 'Ruhestand mit Weitblick',
    },
    { rule: 'Two actions, both calculations.', en: 'Compare the costs', de: 'Kosten vergleichen' },
  ],
} satisfies ShortGuidance;
