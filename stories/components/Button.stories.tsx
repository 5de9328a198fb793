import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { pictured } from '../../visual/plan/modes.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Calculate my pension gap' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Glow: Story = { args: { look: 'glow', size: 'hero', icon: ArrowRight } };
export const Outline: Story = { args: { look: 'outline' } };
export const Plain: Story = { args: { look: 'plain' } };
export const Busy: Story = {
  args: { busy: true },
  parameters: pictured({ staysBusy: true }),
};
export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = { args: { href: '/en', icon: ArrowRight } };

/** The longest German word a button must hold, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: { children: 'Altersvorsorgebeitragsrechner öffnen', wide: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
