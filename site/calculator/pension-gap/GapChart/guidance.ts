import type { Guidance } from '../../../../design-system/guidance.ts';
import type { GapChart } from './GapChart.tsx';

export const guidance = {
  synonyms: {
    en: ['pension gap', 'income drop', 'cliff', 'area chart'],
    de: ['Rentenlücke', 'Versorgungslücke', 'Lückendiagramm', 'Diagramm'],
  },
  useWhen: ['One level drops at one point, and what is missing afterwards is the message.'],
  useInstead: [
    ['LineChart', 'Amounts grow or fall over time.'],
    ['StackedBars', 'The sum with its parts is the message.'],
  ],
  do: { caption: 'The gap is the largest word of the drawing.', shown: [{}] },
  dont: {
    caption: 'Without a gap there is nothing to see: say it in a sentence.',
    shown: [{ wanted: { label: 'Need', amount: '1.400 €', value: 1400 } }],
  },
  words: [
    [
      'The description tells the whole drawing, amounts included.',
      'To the 2.080 € wished for, 671 € are missing.',
      'Zum Bedarf von 2.080 € fehlen 671 €.',
    ],
    ['Labels are nouns of one or two words.', 'Your need', 'Dein Bedarf'],
  ],
  keyboard: [],
  anatomy: [
    ['Ground', 'The income before and after, as land with an edge.', '[data-part="ground"]'],
    [
      'Gap',
      'The sky between what is there and what is needed, hatched so that it is seen without colour.',
      '[data-part="gap"]',
    ],
    [
      'Labels',
      'Text of the page: they keep their size, and stand above the drawing where it has no room.',
      '[data-place]',
    ],
    ['Axis', 'Three ages: today, retirement, end.', 'div:has(> svg) + div'],
  ],
} satisfies Guidance<typeof GapChart>;
