import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide';
import { Badge } from '../../design-system/text/Badge/Badge.tsx';

const meta = {
  id: 'components-badge',
  component: Badge,
  args: { icon: Leaf, children: 'ESG' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const LongestGermanWord: Story = { args: { children: 'Nachhaltigkeitskriterien' } };
