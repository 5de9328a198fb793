import { Plus, X } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconButton } from '../../design-system/actions/IconButton/IconButton.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-iconbutton',
  component: IconButton,
  args: { icon: X, 'aria-label': 'Close' },
});

export const Outlined = meta.story({ args: { icon: Plus, variant: 'outlined' } });

export const Plain = meta.story({
  args: { onClick: fn() },
});

export const Pressed = meta.story({
  ...Plain.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Keeps its place and its focus, and nothing activates it. */
export const Loading = meta.story({
  args: { icon: Plus, variant: 'outlined', loading: true, onClick: fn() },
  parameters: configurePictures({ staysBusy: true }),
});

export const LoadingAndPressed = meta.story({
  ...Loading.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    button.blur();
  },
});

/** With an address it is a link. */
export const Link = meta.story({
  args: { href: '#top', 'aria-label': 'To the top' },
  parameters: configurePictures({ widths: [] }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#top');
    await expect(link).toHaveAccessibleName();
  },
});
