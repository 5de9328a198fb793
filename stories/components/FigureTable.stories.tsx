import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTable } from '../../design-system/tables/FigureTable/FigureTable.tsx';

const meta = {
  title: 'Components/FigureTable',
  component: FigureTable,
  args: {
    caption: 'Pension gap at 35',
    heads: ['Item', 'Euros a month'],
    rows: [
      { item: 'Statutory pension before deductions', amount: '1.705 €' },
      { item: 'Health and care insurance', amount: '−211 €' },
      { item: 'Income tax', amount: '−86 €' },
      { item: 'Statutory pension after deductions', amount: '1.409 €', isResult: true },
    ],
  },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

/** Compounds that leave no choice but to break, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: {
    caption: 'Abzüge',
    heads: ['Abzugsposten', 'Euro im Monat'],
    rows: [
      { item: 'Krankenversicherungszusatzbeitragsanteil', amount: '−1.234,56 €' },
      { item: 'Rentenversicherungsnachhaltigkeitsfaktor', amount: '−12,34 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
