import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../../design-system/drawings/Logo/Logo.tsx';

const meta = {
  id: 'components-logo',
  component: Logo,
  args: { name: 'Fernblick' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const LongestGermanWord: Story = { args: { name: 'Fernblick Altersvorsorge' } };
export const Deep: Story = { args: { onDark: true }, parameters: { band: 'deep' } };
