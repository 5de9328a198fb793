import type { Guidance } from '../../guidance.ts';
import type { Tooltip } from './Tooltip.tsx';

export const guidance = {
  synonyms: {
    en: ['hint', 'popover', 'info icon', 'help', 'toggletip'],
    de: ['Hinweis', 'Erklärung', 'Infosymbol', 'Sprechblase'],
  },
  useWhen: [
    'A word needs a sentence of explanation that most readers can do without.',
    'A field needs a sentence about what to type: with `describes` it opens with the field.',
  ],
  useInstead: [
    ['Text', 'Everybody has to know it.'],
    ['Disclosure', 'There is more than about three lines, a list or a table.'],
    ['Footnotes', 'The figure has a source.'],
  ],
  do: { caption: 'One sentence behind the word that it explains.', shown: [{}] },
  dont: {
    caption: 'Repeats the word and hides a cost in a bubble.',
    shown: [
      {
        label: 'More',
        children: 'ETF cost: the cost of the ETFs. It is not included in the price above.',
      },
    ],
  },
  words: [
    [
      'The name says about what, since there are many on a page.',
      'More about ETF cost',
      'Mehr zu: ETF-Kosten',
    ],
    [
      'A definition first, then its consequence.',
      'What the ETFs themselves cost in a year. It is part of their price.',
      'Was die ETFs selbst im Jahr kosten. Es steckt in ihrem Kurs.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the first hint of a section and opens it.'],
    ['Arrow keys', 'Go to the other hints of the section.'],
    ['Esc', 'Closes it; the focus stays.'],
  ],
  anatomy: [
    ['Icon', 'As high as the letters; what can be touched is as large as a finger.'],
    [
      'Bubble',
      'Above the word, or below it where a control must stay free. It can be read with a pointer in it.',
    ],
  ],
} satisfies Guidance<typeof Tooltip>;
