import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { getSection } from './get-section.ts';

const meta = {
  component: InfoPanel,
  parameters: { layout: 'fullscreen' },
  args: getSection('home', 'infoPanel'),
} satisfies Meta<typeof InfoPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
