import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { Table } from '../../design-system/tables/Table/Table.tsx';
import type { TableRow } from '../../design-system/tables/Table/types.ts';
import { bars } from '../../design-system/tables/Table/variants/bars.ts';
import { comparison } from '../../design-system/tables/Table/variants/comparison.ts';
import { dense } from '../../design-system/tables/Table/variants/dense.ts';
import { facts } from '../../design-system/tables/Table/variants/facts.ts';
import { plain } from '../../design-system/tables/Table/variants/plain.ts';
import { ranges } from '../../design-system/tables/Table/variants/ranges.ts';
import { waterfall } from '../../design-system/tables/Table/variants/waterfall.ts';

const hint = { label: 'More about this row', text: 'What the row means, in plain words.' };
const zero = { text: '0,00 %', trend: 'zero' as const };
const narrow = { viewport: { value: 'narrow' }, locale: 'de' };

const meta = preview.meta({
  id: 'components-table',
  component: Table,
  args: {
    caption: 'Pension gap at 35',
    columns: ['Item', 'Euros a month'],
    rows: [
      toRow('Statutory pension before deductions', '1.705 €'),
      toRow('Health and care insurance', '−211 €'),
      { ...toRow('Statutory pension after deductions', '1.409 €'), emphasis: 'total' as const },
    ],
  },
});

/** The figures of a chart, to be read or copied. */
export const Plain = meta.story();

/** Where the figures are too wide they scroll sideways. */
export const Dense = meta.story({
  args: {
    variant: dense,
    columns: ['Age', 'Pension', 'Brokerage account', 'Paid in'],
    rows: [
      toRow('66', '583.114 €', '575.455 €', '264.739 €'),
      { ...toRow('Sum', '632.361 €', '623.321 €', '281.076 €'), emphasis: 'total' },
    ],
  },
});

/** The longest bar fills the width. However small, an amount is seen; none is not. */
export const Bars = meta.story({
  args: {
    variant: bars,
    caption: 'All fees until 67',
    columns: ['Way to save', 'Fees'],
    rows: [
      { ...toBar('Pension', 52_000, '52.000 €'), emphasis: 'main' },
      toBar('Brokerage account', 82_000, '82.000 €'),
      toBar('Savings plan', 40, '40 €'),
      toBar('Savings book', 0, '0 €'),
    ],
  },
});

/** Where the heading above says what it shows, its columns are seen instead of the caption. */
export const BarsWithColumns = meta.story({ args: { ...Bars.input.args, captionHidden: true } });

export const BarsOfNothing = meta.story({
  args: { ...Bars.input.args, rows: [toBar('Pension', 0, '0 €')] },
});

/** Parts of one whole, which is drawn behind each. */
export const BarsOfAWhole = meta.story({
  args: {
    variant: bars,
    caption: 'How much of the gain is taxed',
    columns: ['Way to save', 'Taxed part of the gain'],
    max: 100,
    rows: [
      {
        ...toBar('Contract, from 62 after 12 years', 42.5, '42,5 %'),
        note: 'at your own rate',
        emphasis: 'main',
      },
      { ...toBar('Brokerage account', 70, '70 %'), note: 'flat rate' },
    ],
  },
});

/** Without room beside its words a bar stands below them. */
export const BarsBelow = meta.story({
  args: { ...BarsOfAWhole.input.args, style: { inlineSize: ems(12) } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole<HTMLElement>('cell');
    const bar = cell && getComputedStyle(cell, '::before');
    await expect(Number.parseFloat(bar?.inlineSize ?? '')).toBeGreaterThan(cell?.offsetWidth ?? 0);
  },
});

/** Without any uncertainty a bar is only its mark. */
export const Ranges = meta.story({
  args: {
    variant: ranges,
    caption: 'What may be left at 67',
    columns: ['Way to save', 'Bad case', 'Middle', 'Good case'],
    rows: [
      {
        ...toRow('Pension', '319.000 €', '532.000 €', '1.004.000 €'),
        bar: { start: 319_000, mark: 532_000, end: 1_004_000 },
      },
      {
        ...toRow('Savings book', '100.000 €', '100.000 €', '100.000 €'),
        bar: { start: 100_000, mark: 100_000, end: 100_000 },
      },
    ],
  },
});

/** A step may add something; very small steps can still be seen. */
export const Waterfall = meta.story({
  args: {
    variant: waterfall,
    caption: 'Brokerage account',
    columns: ['Step', 'Percent a year'],
    rows: [
      { ...toBar('Market return', 7, '7,00 %'), emphasis: 'total' },
      { ...toRow('Rebalancing gain', '+0,30 %'), bar: { start: 7, end: 7.3, tone: 'gain' } },
      { ...toRow('Upfront cost', '−0,01 %'), bar: { start: 7.29, end: 7.3 } },
      { ...toRow('Tax at payout', '−1,12 %'), bar: { start: 6.17, end: 7.29, tone: 'tax' } },
      { ...toBar('What is left for you', 6.17, '6,17 %'), emphasis: 'total' },
    ],
  },
});

/** The figures of a row stand side by side. */
export const Facts = meta.story({
  args: {
    variant: facts,
    columns: ['', 'Global', 'Global Green', 'Euro Green'],
    rows: [
      {
        ...toRow('Expected return per year', '8,3 %', '7,9–8,2 %', '7,2 %'),
        note: 'The comparison does not use these figures.',
        hint,
      },
      toRow('Expected net assets at 67', '468.117 €', '432.735 €', '330.912 €'),
    ],
  },
});

export const FactsOnAPhone = meta.story({
  ...Facts.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /net assets|Nettovermögen/ }));
    const tops = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().top);
    await expect(tops).toHaveLength(3);
    await expect(new Set(tops).size).toBe(1);
  },
});

/** Gain, zero and loss on one scale: a loss is drawn to the left of zero, and is hollow. */
export const FactsDrawn = meta.story({
  args: {
    ...Facts.input.args,
    caption: 'Performance by calendar year',
    columns: ['Calendar year', 'Global', 'Global Green', 'Euro Green'],
    rows: ['2024', '2023'].map((header) => ({
      header,
      emphasis: 'main',
      cells: [
        { text: '+25,76 %', trend: 'gain', value: 25.76 },
        { text: '0,00 %', trend: 'zero', value: 0 },
        { text: '−8,33 %', trend: 'loss', value: -8.33 },
      ],
    })),
  },
});

export const FactsOnDark = meta.story({
  args: { ...FactsDrawn.input.args, onDark: true },
  parameters: { band: 'deep' },
});

/** In large text each figure has its line and its name; it is read out as a table. */
export const FactsInLargeText = meta.story({
  ...FactsDrawn.input,
  globals: narrow,
  render: (args) => (
    <div style={{ fontSize: ems(2) }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getAllByRole('rowheader')).toHaveLength(2);
    await expect(table.getAllByRole('cell')).toHaveLength(6);
    await expect(canvasElement.querySelector('td > span')).toBeVisible();
  },
});

/** Every kind of row, and a line across the table. */
export const Comparison = meta.story({
  args: {
    variant: comparison,
    caption: 'What costs and taxes take from the return, in per cent a year.',
    columns: [
      { id: 'causes', header: 'Cause', hidden: true },
      { id: 'theirs', header: 'Investing directly' },
      { id: 'ours', header: 'Our pension', highlighted: true },
    ],
    rows: [
      { ...toComparedRow('Costs and taxes', '−1,36 %', '−1,28 %'), emphasis: 'group' },
      toComparedRow('Contract', '0,00 %', '−0,65 %'),
      { header: 'Other effects: 0,00 %, for lack of proven figures.', cells: [] },
      { ...toComparedRow('Tax on gains', '−1,16 %', '−0,63 %'), emphasis: 'total' },
      { ...toComparedRow('Every year', '−0,39 %', '0,00 %'), emphasis: 'part' },
      toComparedRow('Selection of funds', '0,00 %', '+0,20 %'),
      { ...toComparedRow('Together', '−1,61 %', '−1,53 %'), emphasis: 'summary' },
    ],
  },
  parameters: { layout: 'fullscreen', band: 'mist' },
});

/** In a narrow column, as beside a menu or in large type, each row's values stand below its header. */
export const ComparisonStacked = meta.story({
  args: { ...Comparison.input.args, style: { maxInlineSize: ems(17) } },
});

/** Every variant with compounds that leave no choice but to break, on the narrowest phone. */
export const LongestGermanWord = meta.story({
  globals: narrow,
  render: () => (
    <div style={{ display: 'grid', gap: ems(2), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {Object.entries({ plain, bars, ranges, waterfall, facts, comparison }).map(
        ([name, variant]) => (
          <Table
            key={name}
            variant={variant}
            caption={`Vertragsverwaltungsgebühren (${name})`}
            columns={['Abzugsposten', 'Nachhaltigkeitsorientierung']}
            rows={[
              {
                ...toBar('Krankenversicherungszusatzbeitragsanteil', 3, '−1.234,56 €'),
                note: 'Ordergebühren',
              },
            ]}
          />
        ),
      )}
      <Table
        variant={dense}
        caption="Altersvorsorge"
        columns={['Lebensalter', 'Rentenversicherung', 'Wertpapierdepot', 'Beitragssumme']}
        rows={[toRow('67', '632.361 €', '623.321 €', '281.076 €')]}
      />
    </div>
  ),
});

function toRow(header: string, ...cells: string[]): TableRow {
  return { header, cells };
}

function toBar(header: string, end: number, text: string): TableRow {
  return { header, cells: [text], bar: { end } };
}

function toComparedRow(header: string, ...values: string[]): TableRow {
  const cells = values.map((text) => {
    if (text === zero.text) return zero;
    return { text, trend: text.startsWith('+') ? ('gain' as const) : ('loss' as const) };
  });
  return { header, hint, cells };
}
