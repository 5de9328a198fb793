import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Performance } from '../../site/sections/Performance/Performance.tsx';

const meta = {
  component: Performance,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Performance>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two decimals and a sign in both languages, the latest year first. */
export const Years: Story = {
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell');
    const figures = cells.map(({ textContent }) => textContent.match(/[+−].+$/)?.[0]);
    await expect(figures).toEqual(
      ['+25,76', '+24,81', '+12,28', '+20,77', '+21,57', '+18,33'].map((n) => `${n}\u00a0%`),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
