import type { Guidance } from '../../guidance.ts';
import type { Footnotes } from './Footnotes.tsx';

export const guidance = {
  synonyms: {
    en: ['sources', 'references', 'citations', 'endnotes', 'disclaimer'],
    de: ['Fußnoten', 'Quellen', 'Quellenangaben', 'Nachweise'],
  },
  useWhen: ['A figure on the page comes from somewhere, and readers should be able to check it.'],
  useInstead: [
    ['Tooltip', 'A word is explained.'],
    ['Text', 'A risk must be read where the promise is.'],
  ],
  do: { caption: 'Source, date, what comes from it, and the way back.', shown: [{}] },
  dont: {
    caption: 'A name without a date: it cannot be checked.',
    shown: [
      { notes: [{ source: 'Internal data', parts: [{ statements: ['Various figures.'] }] }] },
    ],
  },
  words: [
    [
      'Publisher, what, as of when.',
      'Deutsche Bundesbank, base rate, 2 January 2026',
      'Deutsche Bundesbank, Basiszins, 2. Januar 2026',
    ],
    ['The way back says the section.', 'Back to the costs', 'Zurück zu den Kosten'],
  ],
  keyboard: [['Tab', 'Reaches sources that can be read, and the ways back.']],
  anatomy: [
    ['Source', 'With a link where there is one.', 'cite'],
    ['Statements', 'What comes from it, a sentence or two.', 'li li'],
    ['Ways back', 'To each place that mentions it.', 'a:has(svg)'],
  ],
  drawn: {
    notes: [
      {
        source: 'Sample figures, as of 31 December 2024.',
        parts: [
          {
            statements: ['ETF costs: as published.'],
            back: [{ href: '#costs', label: 'Costs', name: 'Back to the section “Costs”' }],
          },
        ],
      },
    ],
  },
} satisfies Guidance<typeof Footnotes>;
