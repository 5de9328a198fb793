import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Costs } from '../../site/sections/Costs/Costs.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: Costs,
  parameters: { layout: 'fullscreen' },
});

/** One fee in large print, two lower ones, four that do not exist. */
export const Fees = meta.story({
  play: async ({ canvas }) => {
    const [tiers, features] = canvas.getAllByRole('list');
    await expect(tiers).toHaveTextContent(/0,69.*0,59.*0,49/);
    await expect(features?.children).toHaveLength(4);
  },
});

export const HintOpen = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('button').at(-1)?.click();
    // It fades in.
    await waitFor(() => expect(canvasElement.querySelector(':popover-open')).toBeVisible());
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });
