import type { Guidance } from '../../guidance.ts';
import type { SiteFooter } from './SiteFooter.tsx';

export const guidance = {
  synonyms: {
    en: ['footer', 'site map', 'imprint links', 'legal'],
    de: ['Fußzeile', 'Seitenfuß', 'Impressum', 'Footer'],
  },
  useWhen: ['Every page ends on it: where else to go, and what the law wants to be said.'],
  useInstead: [['Footnotes', 'Sources of the page are listed: they come before it.']],
  do: { caption: 'Groups by what readers look for.', shown: [{}] },
  dont: {
    caption: 'One long list under a word that says nothing.',
    shown: [
      {
        groups: [
          {
            title: 'Links',
            links: ['Blog', 'Imprint', 'Employees', 'Privacy', 'Deutsch'].map((label) => ({
              href: `#${label}`,
              label,
            })),
          },
        ],
      },
    ],
  },
  words: [['A title says whom or what the links are for.', 'Made for', 'Gemacht für']],
  keyboard: [['Tab', 'Goes through the links; a group that is folded on a phone opens first.']],
  anatomy: [
    ['Logo', 'Light, on the deep ground.', 'footer svg'],
    ['Groups', 'How to reach somebody first; some folded on a phone.', 'footer section'],
    ['Notes', 'Risks and who is behind the page, in full.', 'footer p'],
    [
      'Authorities',
      'Who settles disputes, keeps registers and steps in, in one row.',
      'footer > div > section',
    ],
  ],
} satisfies Guidance<typeof SiteFooter>;
