import type { Guidance } from '../../guidance.ts';
import type { SectionHeading } from './SectionHeading.tsx';

export const guidance = {
  synonyms: {
    en: ['heading', 'title', 'headline', 'eyebrow', 'kicker', 'lead'],
    de: ['Überschrift', 'Titel', 'Dachzeile', 'Vorspann'],
  },
  useWhen: ['A section of a landing begins.'],
  useInstead: [
    ['Text', 'A heading stands within a section.'],
    ['Article', 'A page of text begins.'],
  ],
  do: {
    caption:
      'A statement that is true on its own. The eyebrow says something that the title does not.',
    shown: [{}],
  },
  dont: {
    caption: 'Eyebrow and title say the same; neither says anything.',
    shown: [{ eyebrow: 'Costs', title: 'Our costs', lead: 'Find out more about our costs here.' }],
  },
  words: [
    [
      'The title is a sentence or a question of the reader.',
      'One fee, and you can see it',
      'Eine Gebühr, und du siehst sie',
    ],
    [
      'The lead answers it, in at most three lines.',
      'Nothing to sign up, nothing to cancel.',
      'Nichts für den Abschluss, nichts für die Kündigung.',
    ],
  ],
  keyboard: [],
  anatomy: [
    ['Eyebrow', 'Behind a sun that rises as the section comes into view.', '[data-part="eyebrow"]'],
    ['Title', 'The h2 of its section, which it names.', 'h2'],
    [
      'Lead',
      'Beside the title where there is room; below it in the variant `statement`.',
      'h2 + p',
    ],
  ],
} satisfies Guidance<typeof SectionHeading>;
