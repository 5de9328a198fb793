import type { Guidance } from '../../guidance.ts';
import type { SiteHeader } from './SiteHeader.tsx';

export const guidance = {
  synonyms: {
    en: ['navigation', 'nav', 'navbar', 'menu', 'hamburger', 'app bar', 'language switch'],
    de: ['Kopfzeile', 'Menü', 'Navigation', 'Sprachwahl'],
  },
  useWhen: [
    'Every page begins with it: brand, up to five links, how to reach somebody, the other language, one action.',
  ],
  useInstead: [['Article', 'Links lead within a long text.']],
  do: { caption: 'Links of one or two words, and one action.', shown: [{}] },
  dont: {
    caption: 'Nouns that nobody looks for.',
    shown: [
      {
        links: ['Solutions', 'Resources', 'Company', 'Insights', 'More'].map((label) => ({
          href: `#${label}`,
          label,
        })),
      },
    ],
  },
  words: [
    ['What the reader wants to know.', 'How it works', 'So geht’s'],
    ['The other language in that language.', 'Deutsch', 'English'],
  ],
  keyboard: [
    ['Tab', 'Brand, menu or links, language, action.'],
    ['Enter, Space', 'Open the menu on a small screen.'],
    ['Esc', 'Closes it.'],
  ],
  anatomy: [
    ['Brand', 'Leads home.', 'header a'],
    ['Links', 'In a line; below 960 behind the button “Menu”.', 'nav :is(button, li)'],
    ['Contact', 'In the menu; of it a wide screen has the telephone number.'],
    ['Language', 'The same page in the other language.', 'nav [lang]'],
    ['Action', 'A small `Button`, at every width.', '.MuiButton-root'],
  ],
} satisfies Guidance<typeof SiteHeader>;
