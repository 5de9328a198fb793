import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../design-system/Band/Band.tsx';
import { Logo } from '../../design-system/Logo/Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Fernblick' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const LongestGermanWord: Story = { args: { name: 'Fernblick Altersvorsorge' } };
export const Deep: Story = {
  args: { ground: 'deep' },
  render: (args) => (
    <Band tone="deep">
      <Logo {...args} />
    </Band>
  ),
};
