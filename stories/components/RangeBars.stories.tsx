import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeBars } from '../../design-system/tables/RangeBars/RangeBars.tsx';

const meta = {
  title: 'Components/RangeBars',
  component: RangeBars,
  args: {
    caption: 'What may be left at 67',
    heads: ['Way to save', 'Bad case', 'Middle', 'Good case'],
    ranges: [
      {
        label: 'Pension',
        low: { value: 319_000, text: '319.000 €' },
        middle: { value: 532_000, text: '532.000 €' },
        high: { value: 1_004_000, text: '1.004.000 €' },
      },
      {
        label: 'Brokerage account',
        low: { value: 323_000, text: '323.000 €' },
        middle: { value: 534_000, text: '534.000 €' },
        high: { value: 964_000, text: '964.000 €' },
      },
    ],
  },
} satisfies Meta<typeof RangeBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRanges: Story = {};

/** Without any uncertainty a bar is only its mark. */
export const NoUncertainty: Story = {
  args: {
    ranges: [
      {
        label: 'Savings book',
        low: { value: 100, text: '100 €' },
        middle: { value: 100, text: '100 €' },
        high: { value: 100, text: '100 €' },
      },
    ],
  },
};

export const LongestGermanWord: Story = {
  args: {
    heads: ['Sparweg', 'Ungünstigstenfalls', 'Mittelwert', 'Günstigstenfalls'],
    ranges: [
      {
        label: 'Rentenversicherungsvertrag',
        low: { value: 319_000, text: '319.000 €' },
        middle: { value: 532_000, text: '532.000 €' },
        high: { value: 1_004_000, text: '1.004.000 €' },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
