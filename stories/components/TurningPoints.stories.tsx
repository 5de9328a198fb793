import type { Meta, StoryObj } from '@storybook/react-vite';
import { TurningPoints } from '../../design-system/tables/TurningPoints/TurningPoints.tsx';
import { pictured } from '../../visual/plan/modes.ts';

const meta = {
  title: 'Components/TurningPoints',
  component: TurningPoints,
  args: {
    points: [
      {
        label: 'Brokerage fee a year',
        range: [0, 1],
        now: { value: 0.2, text: 'now 0,20 %' },
        turn: { value: 0.138, text: 'at most 0,13 %' },
      },
      {
        label: 'Age',
        range: [22, 60],
        now: { value: 35, text: 'now 35 years' },
        turn: { value: 56, text: 'at least 56 years' },
      },
    ],
  },
} satisfies Meta<typeof TurningPoints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another way is the better one below one number, and above another. */
export const BelowAndAbove: Story = {};

/** Where the number stands and where it turns are almost the same place. */
export const CloseTogether: Story = {
  args: {
    points: [
      {
        label: 'Market return a year',
        range: [0, 12],
        now: { value: 7, text: 'now 7,0 %' },
        turn: { value: 6.9, text: 'at most 6,9 %' },
      },
    ],
  },
};

/** A number at either bound, one beyond it, and a point that only the last value reaches. */
export const AtTheBounds: Story = {
  args: {
    points: [
      {
        label: 'Brokerage fee for each order',
        range: [0, 1],
        now: { value: 0, text: 'now 0,00 %' },
        turn: { value: 0.84, text: 'at least 0,84 %' },
      },
      {
        label: 'Portfolio rebalancing',
        range: [0, 100],
        now: { value: 100, text: 'now 100 %' },
        turn: { value: 0, text: 'at most 0 %' },
      },
      {
        label: 'Saver’s allowance',
        range: [0, 2000],
        now: { value: 2500, text: 'now 2.500 €' },
        turn: { value: 286, text: 'at most 286 €' },
      },
    ],
  },
};

/** While others are on their way these step back. */
export const Busy: Story = {
  args: { busy: true },
  parameters: pictured({ staysBusy: true }),
};

export const LongestGermanWord: Story = {
  args: {
    points: [
      {
        label: 'Rentenversicherungsnachhaltigkeitsfaktor',
        range: [0, 120_000],
        now: { value: 20_000, text: 'jetzt 20.000 €' },
        turn: { value: 39_300, text: 'mindestens 39.300 €' },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
