import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreakEvenList } from '../../design-system/charts/BreakEvenList/BreakEvenList.tsx';
import { pictured } from '../../visual/plan/modes.ts';

const meta = {
  title: 'Components/BreakEvenList',
  component: BreakEvenList,
  args: {
    breakEvens: [
      {
        label: 'Brokerage fee a year',
        range: [0, 1],
        current: { value: 0.2, text: 'now 0,20 %' },
        breakEven: { value: 0.138, text: 'at most 0,13 %' },
      },
      {
        label: 'Age',
        range: [22, 60],
        current: { value: 35, text: 'now 35 years' },
        breakEven: { value: 56, text: 'at least 56 years' },
      },
    ],
  },
} satisfies Meta<typeof BreakEvenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another way is the better one below one number, and above another. */
export const BelowAndAbove: Story = {};

/** The number and its break-even are almost the same. */
export const CloseTogether: Story = {
  args: {
    breakEvens: [
      {
        label: 'Market return a year',
        range: [0, 12],
        current: { value: 7, text: 'now 7,0 %' },
        breakEven: { value: 6.9, text: 'at most 6,9 %' },
      },
    ],
  },
};

/** A number at either bound, one beyond it, and a break-even that only the last value reaches. */
export const AtTheBounds: Story = {
  args: {
    breakEvens: [
      {
        label: 'Brokerage fee for each order',
        range: [0, 1],
        current: { value: 0, text: 'now 0,00 %' },
        breakEven: { value: 0.84, text: 'at least 0,84 %' },
      },
      {
        label: 'Portfolio rebalancing',
        range: [0, 100],
        current: { value: 100, text: 'now 100 %' },
        breakEven: { value: 0, text: 'at most 0 %' },
      },
      {
        label: 'Saver’s allowance',
        range: [0, 2000],
        current: { value: 2500, text: 'now 2.500 €' },
        breakEven: { value: 286, text: 'at most 286 €' },
      },
    ],
  },
};

/** While others are on their way these step back. */
export const Busy: Story = {
  args: { loading: true },
  parameters: pictured({ staysBusy: true }),
};

export const LongestGermanWord: Story = {
  args: {
    breakEvens: [
      {
        label: 'Rentenversicherungsnachhaltigkeitsfaktor',
        range: [0, 120_000],
        current: { value: 20_000, text: 'jetzt 20.000 €' },
        breakEven: { value: 39_300, text: 'mindestens 39.300 €' },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
