import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Performance } from '../../site/sections/Performance/Performance.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: Performance,
  parameters: { layout: 'fullscreen' },
});

/** Two decimals and a sign in both languages, the latest year first. */
export const Years = meta.story({
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell');
    const figures = cells.map(({ textContent }) => textContent.match(/[+−].+$/)?.[0]);
    await expect(figures).toEqual(
      ['+25,76', '+24,81', '+12,28', '+20,77', '+21,57', '+18,33'].map((n) => `${n}\u00a0%`),
    );
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });
