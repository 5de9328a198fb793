import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { HowItWorks } from '../../site/sections/HowItWorks/HowItWorks.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: HowItWorks,
  parameters: { layout: 'fullscreen' },
});

export const FirstOpen = meta.story();

/** A press on a step opens it with its picture and closes the one before; the open one stays. */
export const LastOpen = meta.story({
  tags: ['!autodocs'],
  parameters: configurePictures({ widths: [960, 1440] }),
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll('details')];
    const last = panels.at(-1)?.querySelector('summary') as HTMLElement;
    await userEvent.click(last);
    await waitFor(() => expect(panels.map(({ open }) => open).lastIndexOf(true)).toBe(4));
    await expect(panels.filter(({ open }) => open)).toHaveLength(1);
    await userEvent.click(last);
    await expect(panels.filter(({ open }) => open)).toHaveLength(1);
  },
});

/** On a phone the picture belongs to its panel, and all panels may be closed. */
export const OnAPhone = meta.story({ ...ON_A_PHONE });
