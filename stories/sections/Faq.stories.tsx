import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Faq } from '../../site/sections/Faq/Faq.tsx';

const meta = {
  component: Faq,
  args: { first: [] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shortened: Story = {};

/** On a landing for parents their questions lead. */
export const ItsOwnQuestionsFirst: Story = { args: { first: ['children', 'death', 'pause'] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AllShown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [more] = canvas.getAllByRole('button');
    if (more) await userEvent.click(more);
    const shown = [...canvasElement.querySelectorAll('summary')].filter((summary) =>
      summary.checkVisibility(),
    );
    await expect(shown).toHaveLength(8);
  },
};

/** The address of a question far down shows the list and opens the answer. */
export const OpenedByItsAddress: Story = {
  play: async ({ canvasElement }) => {
    const panel = [...canvasElement.querySelectorAll('details')].at(-1);
    window.location.hash = `#${panel?.id}`;
    await waitFor(() => expect(panel).toHaveAttribute('open'));
    await expect(panel?.querySelector('summary')?.checkVisibility()).toBe(true);
    window.history.replaceState(null, '', ' ');
  },
};
