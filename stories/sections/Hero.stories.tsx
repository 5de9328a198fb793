import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeroBanner } from '../../site/sections/Hero/HeroBanner.tsx';
import { InfoPanel } from '../../site/sections/InfoPanel/InfoPanel.tsx';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';
import { getSection } from './get-section.ts';

const meta = {
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: getSection('home', 'hero'),
} satisfies Meta<typeof HeroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { parameters: configurePictures({ brands: BRANDS }) };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

/** On a page the info panel is the ground on which the picture ends. */
export const OnItsGround: Story = {
  render: (args) => (
    <>
      <HeroBanner {...args} />
      <InfoPanel {...getSection('home', 'infoPanel')} />
    </>
  ),
};

/** The page shows one rating, its own brand's: never the sister brand's 723. */
export const OwnRating: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('130');
    await expect(canvasElement).not.toHaveTextContent('723');
  },
};

export const Employees: Story = { args: { scene: 'desk' } };
export const SelfEmployed: Story = { args: { scene: 'shop' } };
export const Parents: Story = { args: { scene: 'swing' } };
export const Expats: Story = { args: { scene: 'suitcase' } };
export const EtfInvestors: Story = { args: { scene: 'chart' } };
export const CloseToRetiring: Story = { args: { scene: 'bench' } };
