import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Costs } from '../../site/sections/Costs/Costs.tsx';

const meta = {
  component: Costs,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Costs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One fee in large print, two lower ones, four that do not exist. */
export const Fees: Story = {
  play: async ({ canvas }) => {
    const [tiers, features] = canvas.getAllByRole('list');
    await expect(tiers).toHaveTextContent(/0,69.*0,59.*0,49/);
    await expect(features?.children).toHaveLength(4);
  },
};

export const HintOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('button').at(-1)?.click();
    await expect(canvasElement.querySelector(':popover-open')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
