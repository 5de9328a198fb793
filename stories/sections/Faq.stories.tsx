import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Faq } from '../../site/sections/Faq/Faq.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  component: Faq,
  args: { first: [] },
  parameters: { layout: 'fullscreen' },
});

export const Shortened = meta.story();

/** On a landing for parents their questions lead. */
export const ItsOwnQuestionsFirst = meta.story({ args: { first: ['children', 'death', 'pause'] } });

export const OnAPhone = meta.story({ ...ON_A_PHONE });

export const AllShown = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const [more] = canvas.getAllByRole('button');
    if (more) await userEvent.click(more);
    const shown = [...canvasElement.querySelectorAll('summary')].filter((summary) =>
      summary.checkVisibility(),
    );
    await expect(shown).toHaveLength(8);
  },
});

/** The address of a question far down shows the list and opens the answer. */
export const OpenedByItsAddress = meta.story({
  play: async ({ canvasElement }) => {
    const panel = [...canvasElement.querySelectorAll('details')].at(-1);
    window.location.hash = `#${panel?.id}`;
    await waitFor(() => expect(panel).toHaveAttribute('open'));
    await expect(panel?.querySelector('summary')?.checkVisibility()).toBe(true);
    window.history.replaceState(null, '', ' ');
  },
});
