import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Sunrise } from 'lucide';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';

const meta = {
  id: 'components-icon',
  component: Icon,
  args: { icon: Check },
  // It is a component, which the controls panel cannot edit.
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { icon: Sunrise, size: 'large' } };
