import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ResponsiveDisclosure } from '../../design-system/disclosure/ResponsiveDisclosure/ResponsiveDisclosure.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { brandTokens } from '../../tokens/index.ts';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-responsivedisclosure',
  component: ResponsiveDisclosure,
  parameters: { layout: 'fullscreen', band: 'paper' },
  args: {
    summary: 'More details',
    headingLevel: 'h3' as const,
    children: <Text>What not everybody needs to set.</Text>,
  },
});

/** On a wide screen all shows, and there is nothing to click. */
export const Wide = meta.story({ play: expectShown });

/** On a phone a click opens it. */
export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: expectShown,
});

/** It stays open after its cause has passed, such as a corrected error inside: only a click closes it. */
export const KeepsOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { ...configurePictures({ widths: [360] }) },
  globals: { viewport: { value: 'narrow' } },
  render: function InAForm(args) {
    const [isWrong, setWrong] = useState(false);
    return (
      <ResponsiveDisclosure {...args} open={isWrong}>
        <label>
          <input type="checkbox" checked={isWrong} onChange={() => setWrong(!isWrong)} /> Wrong
        </label>
      </ResponsiveDisclosure>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    const isWrong = canvas.getByLabelText('Wrong');
    await userEvent.click(isWrong);
    await waitFor(() => expect(details?.open).toBe(true));
    await userEvent.click(isWrong);
    await expect(isWrong).not.toBeChecked();
    await expect(details?.open).toBe(true);
  },
});

export const LongestGermanWord = meta.story({
  args: { summary: 'Altersvorsorgeverwaltungskostenannahmen', open: true },
  globals: { viewport: { value: 'narrow' } },
});

/** From `md` up the content always shows below a plain heading; below, it waits for a click. */
async function expectShown({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  const content = canvasElement.querySelector('summary + div > *') as HTMLElement;
  const isShown = () => content.checkVisibility({ contentVisibilityAuto: true });
  const summary = canvasElement.querySelector('summary > *') as HTMLElement;
  const isWide = window.innerWidth >= brandTokens.fernblick.breakpoint.md;
  await expect(summary.checkVisibility()).toBe(!isWide);
  await expect(isShown()).toBe(isWide);
  if (!isWide) await userEvent.click(summary);
  await waitFor(() => expect(isShown()).toBe(true));
}
