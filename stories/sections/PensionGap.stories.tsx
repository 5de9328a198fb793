import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PensionGap } from '../../site/sections/PensionGap/PensionGap.tsx';

const meta = {
  title: 'Sections/PensionGap',
  component: PensionGap,
  args: { age: 35, grossMonthlyIncome: 4000 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PensionGap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {};

/** Little time left: the level has hardly fallen yet, and saving takes much more a month. */
export const CloseToRetirement: Story = { args: { age: 58, grossMonthlyIncome: 5200 } };

/** Above the contribution ceiling the pension does not grow with the income. */
export const HighIncome: Story = { args: { age: 30, grossMonthlyIncome: 12_000 } };

export const Youngest: Story = { args: { age: 18, grossMonthlyIncome: 1500 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The chart's figures as a table and every assumption, opened. */
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await expect(canvasElement.querySelector('table')).toBeVisible();
  },
};
