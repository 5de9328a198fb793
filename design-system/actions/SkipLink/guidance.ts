import type { Guidance } from '../../guidance.ts';
import type { SkipLink } from './SkipLink.tsx';

export const guidance = {
  synonyms: {
    en: ['skip navigation', 'jump link', 'bypass blocks'],
    de: ['Sprungmarke', 'Sprunglink'],
  },
  useWhen: [
    'Once on every page, as its first element: the keyboard passes the header with one press.',
  ],
  useInstead: [
    ['TextLink', 'Everybody should see the way to a part of the page.'],
    ['Article', 'A long text has a list of its sections.'],
  ],
  do: {
    caption: 'Says where the jump ends. It is seen when Tab reaches it: press Tab here.',
    shown: [{}],
  },
  dont: {
    caption: 'Says what is left out: someone who does not see the page cannot know it.',
    shown: [{ children: 'Skip' }],
  },
  words: [['Name the target.', 'Skip to the content', 'Zum Inhalt springen']],
  keyboard: [
    ['Tab', 'The first press on a page shows it.'],
    ['Enter', 'Moves the focus to the main part of the page.'],
  ],
  anatomy: [['Link', 'A pill over the corner of the page, there only while it has the focus.']],
} satisfies Guidance<typeof SkipLink>;
