import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from '../../design-system/cards/Rating/Rating.tsx';

const meta = {
  id: 'components-rating',
  component: Rating,
  args: { value: 4.9, max: 5, label: '4.9 of 5 stars' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostAll: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const All: Story = { args: { value: 5, label: '5 of 5 stars' } };
export const Half: Story = { args: { value: 2.5, label: '2.5 of 5 stars' } };
export const None: Story = { args: { value: 0, label: '0 of 5 stars' } };
