import type { Guidance } from '../../guidance.ts';
import type { BottomBar } from './BottomBar.tsx';

export const guidance = {
  synonyms: {
    en: ['sticky bar', 'floating bar', 'bottom sheet', 'shortcut'],
    de: ['Fußleiste', 'schwebende Leiste'],
  },
  useWhen: [
    'On a phone, two parts of one task are too far apart to see both: what is set and what comes of it.',
    'One figure is worth keeping in view on the way. Without a figure it is only in the way.',
  ],
  useInstead: [
    ['Button', 'The step belongs to one place of the page.'],
    ['VerdictBar', 'There is room for the result beside the inputs, as from 960 up.'],
  ],
  do: {
    caption: 'The figure of now, whose amount is whose, and where a tap leads.',
    shown: [{ children: 'See results' }],
  },
  dont: {
    caption: 'An advertisement along the foot of the screen: it keeps nothing in view.',
    shown: [{ figure: 'Only today', details: undefined, children: 'Get started' }],
  },
  words: [
    ['Name the place that the tap leads to.', 'See results', 'Ergebnis ansehen'],
    [
      'The figure says which way it points in words, not by a sign.',
      'At 67: 24.820 € less',
      'Mit 67: 24.820 € weniger',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches it while it is visible; it is last on the page.'],
    ['Enter, Space', 'Jumps to the other part.'],
  ],
  anatomy: [
    [
      'Bar',
      'Along the foot of the screen, clear of the phone’s own bar; gone from 960 up and on paper.',
      'button',
    ],
    ['Figure', 'What the visitor is working at, with more of it in further lines.', 'b'],
    ['Target', 'Where a tap leads, with an arrow or icon.', 'button > span:last-child'],
  ],
} satisfies Guidance<typeof BottomBar>;
