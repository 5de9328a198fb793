import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../design-system/Band/Band.tsx';
import { Text } from '../../design-system/Text/Text.tsx';
import { SiteFrame } from '../../site/frame/SiteFrame.tsx';
import { home } from '../../site/landings/home.ts';
import { BRANDS, pictured } from '../../visual/modes.ts';

const meta = {
  title: 'Sections/Frame',
  component: SiteFrame,
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
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the landings, links to sections lead to the home page. */
export const Default: Story = { parameters: pictured({ brands: BRANDS }) };
export const OnALanding: Story = {
  args: { sections: ['howItWorks', 'comparison', 'costs', 'faq'] },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };
