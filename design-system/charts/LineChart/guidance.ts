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
    { when: 'Only the end matters.', use: 'Table' },
    { when: 'One income falls at one point in life.', use: 'GapChart' },
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
    {
      rule: 'The description says what can be seen, with the figures at the place that is read.',
      en: 'At 67 the pension is worth 632.000 €.',
      de: 'Mit 67 ist der Vertrag 632.000 € wert.',
    },
    { rule: 'Lines are named by the way to save.', en: 'Brokerage account', de: 'Depot' },
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
