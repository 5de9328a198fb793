import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = {
  id: 'components-band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { tone: 'paper', children: <Text variant="lead">A stripe of the page.</Text> },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Sand: Story = { args: { tone: 'sand' } };
export const Mist: Story = { args: { tone: 'mist' } };
export const Deep: Story = { args: { tone: 'deep' } };
