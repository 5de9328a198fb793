import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portfolios } from '../../site/sections/Portfolios/Portfolios.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: Portfolios,
  parameters: { layout: 'fullscreen' },
});

/** Costs first, two portfolios with the ESG mark, then what is expected: each figure as in the ledger. */
export const Ledger = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('ESG')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('0,74–0,94 %');
    await expect(canvasElement).toHaveTextContent('0,49–0,69 %');
    await expect(canvasElement).toHaveTextContent('8,3 %');
    const rows = canvas.getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent(/468.117 €.*330.912 €/);
    // The return that the comparison uses stands in the row of those that it does not use.
    const unused = rows.find((row) => row.textContent.includes('8,3'));
    await expect(unused).toHaveTextContent('7 %');
  },
});

export const HintOpen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const [hint] = canvas.getAllByRole('button');
    hint?.click();
    // It fades in.
    await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeVisible());
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });
