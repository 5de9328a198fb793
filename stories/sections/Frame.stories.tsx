import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { home } from '../../site/landings/index.ts';
import { SiteLayout } from '../../site/layout/SiteLayout.tsx';
import { BRANDS, configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    paths: home.path,
    children: (
      <Band tone="paper">
        <Text variant="hero">What the page is about</Text>
      </Band>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the landings, links to sections lead to the home page. */
export const Default: Story = { parameters: configurePictures({ brands: BRANDS }) };
export const OnALanding: Story = {
  args: { sections: ['howItWorks', 'comparison', 'costs', 'faq'] },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
