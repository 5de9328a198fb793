import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LineChart, type LineVariant } from '../../design-system/charts/LineChart/LineChart.tsx';
import { formatEuros } from './format-euros.ts';

const LONGEST_LABEL = 'Rentenversicherungsnachhaltigkeitsvermögen';

const meta = preview.meta({
  id: 'components-linechart',
  component: LineChart,
  args: {
    description:
      'Savings from 35 to 67. At 67 the pension is worth 632.000 €, the account 620.000 €.',
    from: 35,
    lines: [
      toLine('Paid in', 'ground', 8500, 0, '282.000 €'),
      toLine('Other provider', 'dotted', 4000, 425, '573.000 €'),
      toLine('Brokerage account', 'dashed', 4500, 455, '620.000 €'),
      toLine('Pension', 'strong', 4300, 475, '634.000 €'),
    ],
    marks: [
      { at: 35, label: '35' },
      { at: 62, label: '62' },
      { at: 67, label: '67' },
    ],
    read: { at: 67, label: 'At 67' },
    formatLevel: formatEuros,
  },
});

export const ReadAtTheEnd = meta.story();

export const ReadOnTheWay = meta.story({ args: { read: { at: 50, label: 'At 50' } } });

/** Two ways and how far they part; each amount in today’s money too. */
export const WithADifference = meta.story({
  args: {
    lines: [
      toLine('Paid in', 'ground', 8500, 0, '282.000 €'),
      { ...toLine('Other provider', 'dashed', 4000, 425, '573.000 €'), note: 'Today: 304.000 €' },
      { ...toLine('Pension', 'strong', 4300, 475, '634.000 €'), note: 'Today: 336.000 €' },
    ],
    difference: { label: 'Difference', text: '61.000 € more' },
  },
});

/** An amount that was below zero. */
export const BelowZero = meta.story({
  args: { lines: [toLine('Balance', 'strong', -2400, 70, '4.900 €')] },
});

/** On a phone the names of the lines are a list, and no level lies on its line. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvas.getByRole('img').getBoundingClientRect();
    const level = canvas.getByText('200.000 €');
    await expect(level.getBoundingClientRect().right).toBeLessThanOrEqual(left);
    const names = [...canvasElement.querySelectorAll('li')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(names[1]?.top).toBeGreaterThanOrEqual(names[0]?.bottom ?? Infinity);
  },
});

/** One year alone is a straight line. */
export const OneYear = meta.story({
  args: {
    from: 66,
    lines: [{ label: 'Pension', variant: 'strong', values: [0, 3600], text: '3.600 €' }],
    marks: [
      { at: 66, label: '66' },
      { at: 67, label: '67' },
    ],
  },
});

export const LongestGermanWord = meta.story({
  args: {
    lines: [
      { label: LONGEST_LABEL, variant: 'strong', values: [0, 500, 1200], text: '1.200 €' },
      { label: 'Beitragssummenzahlung', variant: 'ground', values: [0, 400, 800], text: '800 €' },
    ],
    from: 65,
    marks: [{ at: 67, label: 'Regelaltersgrenze 67' }],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});

/** A line that begins at 10.000 € and grows for 32 years. */
function toLine(label: string, variant: LineVariant, slope: number, growth: number, text: string) {
  const years = [...Array(33).keys()];
  const values = years.map((year) => 10_000 + slope * year + growth * year ** 2);
  return { label, variant, values, text };
}
