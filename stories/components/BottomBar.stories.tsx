import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp, SlidersHorizontal } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomBar } from '../../design-system/actions/BottomBar/BottomBar.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = {
  id: 'components-bottombar',
  component: BottomBar,
  // In a window of its own, because a wide one has no bar.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  globals: { viewport: { value: 'narrow' } },
  args: {
    endIcon: SlidersHorizontal,
    visible: true,
    onClick: fn(),
    figure: 'about +0,1 points',
    detail: '626.398 € / 632.361 €',
    children: 'Adjust for your preferences',
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adjust: Story = {};
export const SeeResults: Story = { args: { endIcon: ArrowUp, children: 'See results' } };

/** Without amounts, as a service that calculates nothing but the table gives none. */
export const FigureOnly: Story = { args: { detail: undefined } };

export const Hidden: Story = {
  parameters: configurePictures({ isEmpty: true }),
  args: { visible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongestGermanWord: Story = {
  args: { figure: 'rund +0,1 Prozentpunkte', children: 'Altersvorsorgeeinstellungen anpassen' },
};

export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.queryByRole('button');
    // Wide screens have no use for it: there both parts are in view.
    if (!button) return;
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
