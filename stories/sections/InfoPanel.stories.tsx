import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { sectionOf } from './section-of.ts';

const meta = {
  component: InfoPanel,
  parameters: { layout: 'fullscreen' },
  args: sectionOf('home', 'infoPanel'),
} satisfies Meta<typeof InfoPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
