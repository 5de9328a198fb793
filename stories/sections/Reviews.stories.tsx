import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Reviews as ReviewsSection } from '../../site/sections/Reviews/Reviews.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: ReviewsSection,
  parameters: { layout: 'fullscreen' },
});

/** The pension brand shows its own count, never its sister's, and says what the reviews are. */
export const Reviews = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('130');
    await expect(canvasElement).not.toHaveTextContent('723');
    await expect(canvasElement).toHaveTextContent('UWG');
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});

/** Three reviews first; the wall with as many as its button says opens on demand, and arrow keys scroll it. */
export const AllShown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const wall = canvasElement.querySelector<HTMLElement>('details [role="region"]');
    await expect(wall?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    const count = wall?.querySelectorAll('article').length;
    const summary = canvas.getByText(new RegExp(`^${count} `), {
      selector: 'summary > span',
    });
    await userEvent.click(summary);
    wall?.focus();
    await expect(wall).toHaveFocus();
  },
});

/** Another brand, another widget: its own ratings and reviews. */
export const SisterBrand = meta.story({
  globals: { brand: 'fernblick-wohnen' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Katharina M.');
    await expect(canvasElement).not.toHaveTextContent('Miriam K.');
  },
});

/** The widget gave no reviews: nothing is said about it, and the figures stand alone. */
export const WithoutReviews = meta.story({
  args: { written: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role="region"], article')).toBeNull();
    await expect(canvasElement).toHaveTextContent('130');
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });
