import { ArrowRight, Download } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-button',
  component: Button,
  args: { children: 'Calculate my pension gap' },
});

export const Solid = meta.story({});
export const Glow = meta.story({
  args: { variant: 'glow', size: 'large', endIcon: <Icon icon={ArrowRight} /> },
});
export const Outline = meta.story({ args: { variant: 'outlined' } });
export const Plain = meta.story({ args: { variant: 'text' } });

/** While it loads it keeps the focus, and neither the mouse nor a key activates it. */
export const Busy = meta.story({
  args: { loading: true, onClick: fn() },
  parameters: configurePictures({ staysBusy: true }),
});

export const BusyAndPressed = meta.story({
  ...Busy.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    button.blur();
  },
});

/** Neither Enter in a field nor on the button sends the form. */
export const BusyInAForm = meta.story({
  tags: ['!autodocs'],
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
});

const onSubmit = fn();

/** A link that loads leads nowhere. */
export const BusyLink = meta.story({
  tags: ['!autodocs'],
  args: { loading: true, href: '#elsewhere' },
  parameters: configurePictures({ widths: [], staysBusy: true }),
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
export const Link = meta.story({ args: { href: '/en', endIcon: <Icon icon={ArrowRight} /> } });
export const WithStartIcon = meta.story({ args: { startIcon: <Icon icon={Download} /> } });

/** The longest German word a button must hold, on the narrowest phone. */
export const LongestGermanWord = meta.story({
  args: { children: 'Altersvorsorgebeitragsrechner öffnen', fullWidth: true },
  globals: { viewport: { value: 'narrow' } },
});

export const Pressed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
