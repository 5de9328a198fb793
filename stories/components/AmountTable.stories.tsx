import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountTable } from '../../design-system/tables/AmountTable/AmountTable.tsx';

const meta = {
  title: 'Components/AmountTable',
  component: AmountTable,
  args: {
    caption: 'Savings by age',
    heads: ['Age', 'Pension', 'Brokerage account', 'Paid in'],
    rows: [
      { head: '65', cells: ['551.210 €', '547.905 €', '249.700 €'] },
      { head: '66', cells: ['590.814 €', '586.002 €', '265.000 €'] },
      { head: '67', cells: ['632.361 €', '626.398 €', '281.076 €'] },
    ],
  },
} satisfies Meta<typeof AmountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {};

/** Sums stand out, so that nobody adds them to what they are the sum of. */
export const WithSums: Story = {
  args: {
    caption: 'Costs by kind',
    heads: ['Item', 'Percent a year'],
    rows: [
      { head: 'Contract fee', cells: ['−0,65'] },
      { head: 'ETF costs', cells: ['−0,25'] },
      { head: 'Sum', cells: ['−0,90'], isSum: true },
    ],
  },
};

/** On the narrowest phone the rows scroll sideways. */
export const LongestGermanWord: Story = {
  args: { heads: ['Lebensalter', 'Rentenversicherung', 'Wertpapierdepot', 'Beitragssumme'] },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
