import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Portfolios } from '../../site/sections/Portfolios/Portfolios.tsx';
import { behaviour } from './calculator.ts';

const meta = {
  component: Portfolios,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Portfolios>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Costs first, two portfolios with the ESG mark, then what is expected: each figure as in the ledger. */
export const Ledger: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('ESG')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('0,74–0,94 %');
    await expect(canvasElement).toHaveTextContent('0,49–0,69 %');
    await expect(canvasElement).toHaveTextContent('8,3 %');
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/468.117 €.*330.912 €/);
  },
};

/** The return that the comparison uses stands in the row of those that it does not use. */
export const OtherReturn: Story = {
  parameters: behaviour,
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row').find((one) => one.textContent.includes('8,3'));
    await expect(row).toHaveTextContent('7 %');
  },
};

export const HintOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [hint] = canvas.getAllByRole('button');
    hint?.click();
    await expect(canvasElement.querySelector(':popover-open')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
