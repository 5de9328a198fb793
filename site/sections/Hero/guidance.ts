import type { ShortGuidance } from '../../../design-system/guidance.ts';

export const guidance = {
  synonyms: {
    en: ['first view', 'above the fold', 'header', 'stage', 'CTA'],
    de: ['Bühne', 'Aufmacher', 'Kopfbereich', 'Startbild'],
  },
  useWhen: [
    'Every landing begins with it: the promise of this page, one picture of this reader, two actions.',
  ],
  useInstead: [['Article', 'A page is read and sells nothing.']],
  words: [
    [
      'The promise is of this landing only; the check refuses one that another landing has.',
      'A retirement with a wide view',
      'Ruhestand mit Weitblick',
    ],
    ['Two actions, both calculations.', 'Compare the costs', 'Kosten vergleichen'],
  ],
} satisfies ShortGuidance;
