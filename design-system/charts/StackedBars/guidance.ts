import type { Guidance } from '../../guidance.ts';
import type { StackedBars } from './StackedBars.tsx';

export const guidance = {
  synonyms: {
    en: ['stacked bar chart', 'cost breakdown', 'composition'],
    de: ['Balkendiagramm', 'gestapelte Balken', 'Zusammensetzung', 'Kosten'],
  },
  useWhen: ['Sums of the same kind are compared, and each consists of the same few parts.'],
  useInstead: [
    ['Table', 'The parts do not add up to something.'],
    ['PriceTiers', 'There is only one sum: its parts are rows.'],
  ],
  do: { caption: 'One axis from zero, parts named in the bars.', shown: [{}] },
  dont: {
    caption: 'An axis that is far longer than the bars: every difference disappears.',
    shown: [
      {
        max: 20,
        ticks: [
          { at: 0, label: '0 %' },
          { at: 20, label: '20 %' },
        ],
      },
    ],
  },
  words: [
    ['A range is said once with its unit.', '0,74–0,94 %', '0,74–0,94 %'],
    ['Parts have the name and the figure.', 'ETFs 0,25 %', 'ETFs 0,25 %'],
  ],
  keyboard: [['Tab', 'Stops at the hint of the caption only.']],
  anatomy: [
    ['Caption', 'With a hint.', 'figcaption'],
    ['Head', 'Label, mark and the sum as text.', 'li > div'],
    ['Bar', 'Parts to scale; the open end of a range is hatched.', 'li [aria-hidden]'],
    ['Names', 'In the parts, or below where the bar is narrow.', 'li [aria-hidden] + div'],
    ['Axis', 'From zero, once for all bars.', 'figure > [aria-hidden]'],
  ],
} satisfies Guidance<typeof StackedBars>;
