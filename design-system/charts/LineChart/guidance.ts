import type { Guidance } from '../../guidance.ts';
import type { LineChart } from './LineChart.tsx';

export const guidance = {
  synonyms: {
    en: ['line graph', 'time series', 'graph', 'projection'],
    de: ['Liniendiagramm', 'Kurve', 'Verlauf', 'Diagramm'],
  },
  useWhen: [
    'Two to four amounts over the same years are compared, and the way matters as much as the end.',
  ],
  useInstead: [
    ['Table', 'Only the end matters.'],
    ['GapChart', 'One income falls at one point in life.'],
  ],
  do: {
    caption: 'Each line has its name at its end, and differs by more than its colour.',
    shown: [{}],
  },
  dont: {
    caption: 'Everything solid, no place to read at: the figures cannot be told apart.',
    shown: [
      {
        lines: ['One', 'Another', 'A third'].map((label, index) => ({
          label,
          variant: 'strong' as const,
          text: '',
          values: Array.from({ length: 33 }, (_, year) => 8000 * year + 200 * index * year ** 1.2),
        })),
      },
    ],
  },
  words: [
    [
      'The description says what can be seen, with the figures at the place that is read.',
      'At 67 the pension is worth 632.000 €.',
      'Mit 67 ist der Vertrag 632.000 € wert.',
    ],
    ['Lines are named by the way to save.', 'Brokerage account', 'Depot'],
  ],
  keyboard: [],
  anatomy: [
    [
      'Names and values',
      'At the ends of the lines, or as a list above where there is no room. They are text.',
      'ul',
    ],
    [
      'Band',
      'Between the two lines in front, with their distance where they end.',
      '[data-variant="band"]',
    ],
    ['Levels', 'Few round values; zero is stronger.', '[role="img"] > :not(svg, [data-edge])'],
    ['Marks', 'Rules at the places that matter, with labels below.', '[data-edge]'],
    ['Reader', 'A rule at the place whose values are written.', '[role="img"] > :empty'],
  ],
  drawn: { difference: { label: 'Difference', text: '14.000 €' } },
} satisfies Guidance<typeof LineChart>;
