import { ArrowUp, SlidersHorizontal } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BottomBar } from '../../design-system/actions/BottomBar/BottomBar.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-bottombar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  // A wide window has no bar.
  globals: { viewport: { value: 'narrow' } },
  args: {
    endIcon: SlidersHorizontal,
    visible: true,
    onClick: fn(),
    figure: 'At 67: 24.820 € less',
    details: ['Fernblick 632.831 €', 'Investing directly 657.651 €'],
    children: 'Change details',
  },
});

export const Adjust = meta.story();
export const SeeResults = meta.story({ args: { endIcon: ArrowUp, children: 'See results' } });

/** Without amounts, as a service that calculates nothing but the table gives none. */
export const FigureOnly = meta.story({ args: { details: undefined } });

export const Hidden = meta.story({
  parameters: configurePictures({ isEmpty: true }),
  args: { visible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    figure: 'Mit 67: 1.024.820 € weniger',
    details: ['Altersvorsorgeversicherung 1.632.361 €', 'Wertpapierdepotverwaltung 1.623.321 €'],
    children: 'Altersvorsorgeeinstellungen anpassen',
  },
});

export const Pressed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.queryByRole('button');
    // Wide screens have no use for it: there both parts are in view.
    if (!button) return;
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
