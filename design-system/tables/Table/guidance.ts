import type { Guidance } from '../../guidance.ts';
import type { Table } from './Table.tsx';
import { bars } from './variants/bars.ts';

export const guidance = {
  synonyms: {
    en: ['data table', 'grid', 'comparison table', 'bar chart', 'waterfall', 'spreadsheet'],
    de: ['Tabelle', 'Vergleichstabelle', 'Balkendiagramm', 'Zahlen'],
  },
  useWhen: [
    'Figures are compared: by rows, by columns, or by the bars that a variant draws.',
    'A chart needs its figures as text: the variant draws them, the table says them.',
  ],
  useInstead: [
    ['LineChart', 'Amounts change over years.'],
    ['Statistic', 'There are two to four figures without rows.'],
    ['StackedBars', 'Each sum is shown with its parts.'],
  ],
  do: {
    caption: 'Figures at the right, one unit, a caption that says what they are.',
    shown: [{}],
  },
  dont: {
    caption: 'Bars for figures of different units: their lengths compare what cannot be compared.',
    shown: [
      {
        variant: bars,
        caption: 'Facts',
        columns: ['What', 'How much'],
        rows: [
          { header: 'Clients', cells: ['500'], bar: { end: 500 } },
          { header: 'Return', cells: ['7 %'], bar: { end: 7 } },
        ],
      },
    ],
  },
  words: [
    ['The caption names figures, unit and time.', 'All fees until 67', 'Alle Kosten bis 67'],
    ['A loss has a minus (−), not a hyphen, and no colour alone.', '−0,65 %', '−0,65 %'],
  ],
  keyboard: [
    ['Tab', 'Stops at a table only where it scrolls sideways, and at its hints.'],
    ['Arrow keys', 'Scroll such a table.'],
  ],
  anatomy: [
    ['Caption', 'Seen above bars and comparisons, otherwise for screen readers.'],
    [
      'Column headers',
      'With `highlighted` for the column that the others are compared with.',
      'thead th:last-child',
    ],
    ['Row headers', 'With a note and a hint.', 'tbody th'],
    [
      'Cells',
      'Figures of equal width, with a trend where more or less is good or bad.',
      'tbody td',
    ],
    ['Variant', 'From `variants/`; a page ships the rules of its own variants only.'],
  ],
} satisfies Guidance<typeof Table>;
