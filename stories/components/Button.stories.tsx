import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  component: Button,
  args: { children: 'Calculate my pension gap' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Glow: Story = { args: { variant: 'glow', size: 'large', endIcon: ArrowRight } };
export const Outline: Story = { args: { variant: 'outlined' } };
export const Plain: Story = { args: { variant: 'text' } };

/** While it loads it keeps the focus, and neither the mouse nor a key activates it. */
export const Busy: Story = {
  args: { loading: true, onClick: fn() },
  parameters: configurePictures({ staysBusy: true }),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = { args: { href: '/en', endIcon: ArrowRight } };

/** The longest German word a button must hold, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: { children: 'Altersvorsorgebeitragsrechner öffnen', fullWidth: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Pressed: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
