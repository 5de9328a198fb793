import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ems } from '../../design-system/lengths.ts';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { ComparisonTable } from '../../design-system/tables/ComparisonTable/ComparisonTable.tsx';

const gain = (text: string) => ({ text, trend: 'gain' as const });
const loss = (text: string) => ({ text, trend: 'loss' as const });
const zero = { text: '0,00 %', trend: 'zero' as const };
const hint = { label: 'More about this row', text: 'What the row means, in plain words.' };

const meta = {
  title: 'Components/ComparisonTable',
  component: ComparisonTable,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'What costs and taxes take from the return, in per cent a year.',
    rowsLabel: 'Cause',
    comparableLabel: 'Investing directly',
    productLabel: 'Our pension',
    emptyText: '0,00 %',
    zerosText: (count) => `${count} more items, 0,00 % each`,
    rows: [
      {
        id: 'total',
        kind: 'heading',
        label: 'Costs and taxes',
        hint,
        comparable: loss('−1,33 %'),
        product: loss('−1,28 %'),
      },
      {
        id: 'contract',
        kind: 'normal',
        label: 'Contract',
        hint,
        comparable: undefined,
        product: loss('−0,65 %'),
      },
      {
        id: 'tax',
        kind: 'main',
        label: 'Tax on gains',
        hint,
        comparable: loss('−1,12 %'),
        product: loss('−0,63 %'),
      },
      {
        id: 'yearly',
        kind: 'normal',
        inset: true,
        label: 'Every year',
        hint,
        comparable: loss('−0,39 %'),
        product: zero,
      },
      {
        id: 'quality',
        kind: 'normal',
        gain: true,
        label: 'Selection of funds',
        hint,
        comparable: zero,
        product: gain('+0,20 %'),
      },
      {
        id: 'summary',
        kind: 'summary',
        label: 'Together',
        hint,
        comparable: loss('−1,58 %'),
        product: loss('−1,53 %'),
      },
    ],
  },
  render: (args) => (
    <Band tone="mist">
      <ComparisonTable {...args} />
    </Band>
  ),
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of row: a gain, losses, zeros and a missing value. */
export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: meta.args.caption });
    const contract = within(table).getByRole('row', { name: /^Contract/ });
    const [missing] = within(contract).getAllByRole('cell');
    await expect(missing).toHaveTextContent('0,00 %');
    await expect(missing).toHaveAttribute('data-tone', 'zero');
  },
};

/** What is so small that it reads as zero looks like zero, whatever its row. */
export const AlmostZero: Story = {
  args: {
    rows: [
      {
        id: 'almost',
        kind: 'normal',
        label: 'Almost nothing',
        comparable: zero,
        product: zero,
      },
    ],
  },
};

/** Rows of a group that are zero on both sides are one line, until it is opened. */
export const Folded: Story = {
  args: {
    rows: [
      ...meta.args.rows.slice(0, 2),
      ...['Upfront', 'Index', 'Partner'].map((label) => ({
        id: label,
        kind: 'normal' as const,
        label,
        hint,
        comparable: zero,
        product: zero,
      })),
      ...meta.args.rows.slice(-1),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('row', { name: /^Partner/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('3 more items, 0,00 % each'));
    await expect(canvas.getByRole('row', { name: /^Partner/ })).toBeVisible();
    await userEvent.click(canvas.getByText('3 more items, 0,00 % each'));
    await expect(canvas.queryByRole('row', { name: /^Partner/ })).not.toBeInTheDocument();
  },
};

/** In a narrow column, as beside a menu or in large type, each row's values stand below its name. */
export const Stacked: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: ems(17) }}>
      <ComparisonTable {...args} />
    </div>
  ),
};

export const LongestGermanWord: Story = {
  args: {
    caption: 'Was Kosten und Steuern von der Rendite nehmen, in Prozent pro Jahr.',
    comparableLabel: 'Lebensversicherungsgesellschaft',
    rows: meta.args.rows.map((row) => ({
      ...row,
      label: 'Kapitalertragsteuervorauszahlungsbetrag',
    })),
  },
  globals: { viewport: { value: 'narrow' } },
};
