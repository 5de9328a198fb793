import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Portfolios } from '../../site/sections/Portfolios/Portfolios.tsx';

const meta = {
  title: 'Sections/Portfolios',
  component: Portfolios,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Portfolios>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three portfolios, two with the ESG mark, each with the figures of the ledger. */
export const Ledger: Story = {
  play: async ({ canvasElement }) => {
    const [global, globalGreen, euroGreen] = within(canvasElement).getAllByRole('article');
    await expect(global).toHaveTextContent('8,3 %');
    await expect(global).not.toHaveTextContent('ESG');
    await expect(globalGreen).toHaveTextContent('7,9–8,2 %');
    await expect(globalGreen).toHaveTextContent('ESG');
    await expect(euroGreen).toHaveTextContent('330.912 €');
    await expect(euroGreen).toHaveTextContent('ESG');
  },
};

export const HintOpen: Story = {
  play: async ({ canvasElement }) => {
    const [hint] = within(canvasElement).getAllByRole('button');
    hint?.click();
    await expect(canvasElement.querySelector(':popover-open')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
