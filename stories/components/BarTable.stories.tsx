import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ems } from '../../design-system/lengths.ts';
import { BarTable } from '../../design-system/tables/BarTable/BarTable.tsx';

const meta = {
  title: 'Components/BarTable',
  component: BarTable,
  args: {
    caption: 'All fees until 67',
    heads: ['Way to save', 'Fees'],
    bars: [
      { label: 'Pension', value: 52_000, text: '52.000 €', isMain: true },
      { label: 'Brokerage account', value: 16_000, text: '16.000 €' },
      { label: 'Other provider', value: 82_000, text: '82.000 €' },
    ],
  },
} satisfies Meta<typeof BarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest bar fills the width; the one that the others are compared with stands out. */
export const Amounts: Story = {};

/** Where the heading above says what it shows, its column heads are seen instead of the caption. */
export const WithHeads: Story = {
  args: {
    caption: 'What each year of waiting costs',
    heads: ['Age at the start', 'To save a month'],
    showsHeads: true,
    bars: [
      { label: '45', value: 185, text: '185 €' },
      { label: '57', value: 747, text: '747 €', isMain: true },
      { label: '60', value: 1153, text: '1.153 €' },
    ],
  },
};

/** Parts of one whole, which is drawn behind each. */
export const PartsOfAWhole: Story = {
  args: {
    caption: 'How much of the gain is taxed',
    heads: ['Way to save', 'Taxed part of the gain'],
    whole: 100,
    bars: [
      {
        label: 'Contract, from 62 after 12 years',
        note: 'at your own rate',
        value: 42.5,
        text: '42,5 %',
        isMain: true,
      },
      { label: 'Contract, otherwise', note: 'flat rate', value: 85, text: '85 %' },
      { label: 'Brokerage account', note: 'flat rate', value: 70, text: '70 %' },
    ],
  },
};

/** However small, an amount is seen; none is not. */
export const LittleAndNothing: Story = {
  args: {
    bars: [
      { label: 'Pension', value: 216, text: '216 €', isMain: true },
      { label: 'Brokerage account', value: 0.4, text: '0 €' },
      { label: 'Other provider', value: 0, text: '0 €' },
    ],
  },
};

export const AllNothing: Story = {
  args: { bars: [{ label: 'Pension', value: 0, text: '0 €' }] },
};

/** Without room beside its words a bar stands below them. */
export const Tight: Story = {
  args: { style: { inlineSize: ems(12) } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    await expect(cell && getComputedStyle(cell).position).toBe('static');
  },
};

export const LongestGermanWord: Story = {
  args: {
    caption: 'Vertragsverwaltungsgebühren bis zum Rentenbeginn',
    heads: ['Sparweg', 'Gebühren'],
    bars: [
      { label: 'Rentenversicherungsvertrag', value: 1_004_000, text: '1.004.000 €', isMain: true },
      { label: 'Wertpapierdepotverwaltung', note: 'Ordergebühren', value: 3, text: '3 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
