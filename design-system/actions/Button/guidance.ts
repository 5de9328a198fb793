import type { Guidance } from '../../guidance.ts';
import type { Button } from './Button.tsx';

export const guidance = {
  synonyms: {
    en: ['CTA', 'call to action', 'action', 'submit'],
    de: ['Knopf', 'Schaltfläche', 'Taste'],
  },
  useWhen: [
    'A click starts something: a calculation, a download, the way to a contract.',
    'A link is the next step of a section and must be seen without reading. With `href` the button is a real link.',
  ],
  useInstead: [
    { when: 'The link is one word among others in a sentence.', use: 'TextLink' },
    { when: 'The click only shows more of the same place.', use: 'Disclosure' },
    { when: 'One of a few values is chosen.', use: 'SegmentedControl' },
  ],
  do: {
    caption: 'One glow in a view. What stands beside it steps back.',
    shown: [
      { variant: 'glow', children: 'Calculate my pension gap' },
      { variant: 'outlined', children: 'Compare the costs' },
    ],
  },
  dont: {
    caption: 'Two that both want to win, with words that do not say what happens.',
    shown: [
      { variant: 'glow', children: 'Get started' },
      { variant: 'glow', children: 'Click here' },
    ],
  },
  words: [
    {
      rule: 'Begin with what happens: a verb in English, the object and its verb in German.',
      en: 'Compare the costs',
      de: 'Kosten vergleichen',
    },
    {
      rule: 'Say “my” for what belongs to the visitor, who then speaks.',
      en: 'Calculate my pension gap',
      de: 'Meine Rentenlücke berechnen',
    },
    {
      rule: 'Buttons that lead to the same place have the same words.',
      en: 'Get started',
      de: 'Jetzt starten',
    },
  ],
  keyboard: [
    ['Tab', 'Reaches it, also while it is loading: the focus is not lost.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it, unless it has `href`: links leave Space to scrolling.'],
  ],
  anatomy: [
    ['Face', 'A pill at least as high as a finger; the variant colours it.'],
    ['Words', 'Up to two lines. The pill grows with them, nothing is cut.'],
    ['Icon', 'Behind the words, where the way leads on.'],
    ['Spinner', 'While loading, at the end; the words stay where they were.'],
  ],
} satisfies Guidance<typeof Button>;
