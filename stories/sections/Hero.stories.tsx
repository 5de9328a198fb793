import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../site/landings/home.ts';
import { Hero } from '../../site/sections/Hero/Hero.tsx';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { sectionOf } from './section-of.ts';

const meta = {
  title: 'Sections/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: sectionOf(home, 'hero'),
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

/** On a page the info panel is the ground on which the picture ends. */
export const OnItsGround: Story = {
  render: (args) => (
    <>
      <Hero {...args} />
      <InfoPanel {...sectionOf(home, 'infoPanel')} />
    </>
  ),
};

export const Employees: Story = { args: { scene: 'desk' } };
export const SelfEmployed: Story = { args: { scene: 'workshop' } };
export const Parents: Story = { args: { scene: 'swing' } };
export const Expats: Story = { args: { scene: 'suitcase' } };
export const EtfInvestors: Story = { args: { scene: 'chart' } };
export const CloseToRetiring: Story = { args: { scene: 'bench' } };
