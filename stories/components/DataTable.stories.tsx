import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { DataTable } from '../../design-system/tables/DataTable/DataTable.tsx';
import type { Trend } from '../../design-system/trend.ts';

const meta = {
  title: 'Components/DataTable',
  component: DataTable,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Performance by calendar year',
    corner: 'Calendar year',
    columns: ['Global', 'Global Green', 'Euro Green'],
    rows: [
      row('2024', '+25,76 %', '+24,81 %', '+12,28 %'),
      row('2023', '+20,77 %', '0,00 %', '−18,33 %'),
    ],
  },
  render: (args) => (
    <Band tone={args.ground === 'deep' ? 'deep' : 'paper'}>
      <DataTable {...args} />
    </Band>
  ),
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Gain, zero and loss: shown by sign and icon first, by hue second. */
export const OnLightGround: Story = {};
export const OnDeepGround: Story = { args: { ground: 'deep' } };

export const ManyYears: Story = {
  args: {
    rows: ['2024', '2023', '2022', '2021', '2020'].map((year) =>
      row(year, '+25,76 %', '+24,81 %', '−12,28 %'),
    ),
  },
};

/** Figures of any kind, read line by line. */
export const Compact: Story = {
  args: {
    compact: true,
    rows: [
      { head: 'Currency', cells: [{ value: 'USD' }, { value: 'USD' }, { value: 'EUR' }] },
      {
        head: 'Expected net assets at 67',
        cells: [{ value: '468.117 €' }, { value: '432.735 €' }, { value: '330.912 €' }],
      },
    ],
  },
};

/** The name of each figure stands at the start of its line, the figure at its end. */
export const CompactOnAPhone: Story = {
  ...Compact,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { left } = within(canvasElement).getByRole('table').getBoundingClientRect();
    for (const name of canvasElement.querySelectorAll('td > span')) {
      const words = document.createRange();
      words.selectNodeContents(name);
      await expect(words.getBoundingClientRect().left).toBeCloseTo(left, 0);
    }
  },
};

/** Laid out as a list, read out as a table. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', {
      name: 'Performance by calendar year',
    });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    await expect(within(table).getAllByRole('cell')).toHaveLength(6);
  },
};

export const LongestGermanWord: Story = {
  args: {
    corner: 'Kalenderjahr',
    columns: ['Nachhaltigkeitsorientiert', 'Schwellenländeranleihen', 'Staatsanleihen'],
  },
  globals: { viewport: { value: 'narrow' } },
};

function row(head: string, ...values: string[]) {
  return { head, cells: values.map((value) => ({ value, trend: trendOf(value) })) };
}

function trendOf(value: string): Trend {
  if (value.startsWith('+')) return 'gain';
  return value.startsWith('−') ? 'loss' : 'zero';
}
