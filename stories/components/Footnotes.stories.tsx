import preview from '../../.storybook/preview.tsx';
import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';

const PERFORMANCE = {
  source: 'Sample figures, as of 31 December 2024.',
  parts: [{ statements: ['Performance 2024: calendar year.'] }],
};

const TAX = {
  source: 'Income Tax Act, § 20 (1) no. 6 EStG, as of 21 November 2026.',
  href: 'https://www.gesetze-im-internet.de/estg/__20.html',
  parts: [{ statements: ['Half of the gains taxed: from age 62 after at least 12 years.'] }],
};

const meta = preview.meta({
  id: 'components-footnotes',
  component: Footnotes,
  parameters: { layout: 'fullscreen', band: 'paper' },
  args: {
    label: 'Sources',
    notes: [PERFORMANCE, TAX],
  },
});

export const BelowAText = meta.story();

/** Once for a page: texts refer to each by its number, and each leads back to them. */
export const Numbered = meta.story({
  args: {
    notes: [
      {
        ...PERFORMANCE,
        id: 'source-1',
        parts: [
          {
            statements: ['Performance 2024: calendar year.', 'Return expected: an estimate.'],
            back: [backTo('Portfolios')],
          },
          {
            statements: ['ETF costs: as published.'],
            back: [backTo('Portfolios'), backTo('Costs')],
          },
        ],
      },
      {
        ...TAX,
        id: 'source-2',
        parts: TAX.parts.map((part) => ({ ...part, back: [backTo('Tax')] })),
      },
    ],
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Quellen',
    notes: [
      {
        source: 'Altersvorsorgedurchführungsverordnung, Stand 21. November 2026.',
        parts: [
          { statements: ['Kapitalertragsteuerabzugsverpflichtung: gilt ab dem ersten Euro.'] },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

function backTo(section: string) {
  const name = `Back to the section “${section}”`;
  return { href: `#${section.toLowerCase()}`, label: section, name };
}
