import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  id: 'components-button',
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

/** Neither Enter in a field nor on the button sends the form. */
export const BusyInAForm: Story = {
  args: { loading: true, type: 'submit' },
  parameters: configurePictures({ widths: [], staysBusy: true }),
  render: (args) => (
    <form onSubmit={onSubmit}>
      <input aria-label="E-mail" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a@example.org{Enter}');
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter} ');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const onSubmit = fn();

/** A link that loads leads nowhere. */
export const BusyLink: Story = {
  args: { loading: true, href: '#elsewhere' },
  parameters: configurePictures({ widths: [], staysBusy: true }),
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('');
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = { args: { href: '/en', endIcon: ArrowRight } };
export const WithStartIcon: Story = { args: { startIcon: Download } };

/** The longest German word a button must hold, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: { children: 'Altersvorsorgebeitragsrechner öffnen', fullWidth: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
