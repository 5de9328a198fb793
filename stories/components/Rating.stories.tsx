import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rating } from '../../design-system/cards/Rating/Rating.tsx';

const meta = preview.meta({
  id: 'components-rating',
  component: Rating,
  args: { value: 4.9, max: 5, label: '4.9 of 5 stars' },
});

export const AlmostAll = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName();
  },
});
export const All = meta.story({ args: { value: 5, label: '5 of 5 stars' } });
export const Half = meta.story({ args: { value: 2.5, label: '2.5 of 5 stars' } });
export const None = meta.story({ args: { value: 0, label: '0 of 5 stars' } });
