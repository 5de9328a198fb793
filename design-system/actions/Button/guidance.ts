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
    ['TextLink', 'The link is one word among others in a sentence.'],
    ['Disclosure', 'The click only shows more of the same place.'],
    ['SegmentedControl', 'One of a few values is chosen.'],
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
    [
      'Begin with what happens: a verb in English, the object and its verb in German.',
      'Compare the costs',
      'Kosten vergleichen',
    ],
    [
      'Say “my” for what belongs to the visitor, who then speaks.',
      'Calculate my pension gap',
      'Meine Rentenlücke berechnen',
    ],
    ['Buttons that lead to the same place have the same words.', 'Get started', 'Jetzt starten'],
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
