import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Portfolios } from '../../site/sections/Portfolios/Portfolios.tsx';

const meta = {
  component: Portfolios,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Portfolios>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three portfolios side by side, two with the ESG mark, each with the figures of the ledger. */
export const Ledger: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [heads, , ...rows] = canvas.getAllByRole('row');
    await expect(within(heads as HTMLElement).getAllByText('ESG')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('8,3 %7,9–8,2 %7,2 %');
    await expect(rows.at(-2)).toHaveTextContent('468.117 €432.735 €330.912 €');
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
