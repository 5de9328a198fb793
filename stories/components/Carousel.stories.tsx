import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from '../../design-system/cards/Carousel/Carousel.tsx';
import { Quote } from '../../design-system/cards/Quote/Quote.tsx';
import { expectNothingCut } from './nothing-cut.ts';

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: {
    label: 'What clients say',
    previous: 'Previous voice',
    next: 'Next voice',
    slides: [
      'The costs are on one page and I understood every one of them.',
      'Calm advice and no pressure to sign.',
      'Quick answers, always from the same person.',
    ].map(slide),
  },
  argTypes: { slides: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheFirst: Story = {
  play: async ({ canvasElement }) => {
    const { previous, next, shown } = parts(canvasElement);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(next).not.toHaveAttribute('aria-disabled');
    await expect(shown()).toBe(0);
  },
};

/** At the last slide the arrow keeps the focus and says that it leads no further. */
export const AtTheLast: Story = {
  play: async ({ canvasElement }) => {
    const { previous, next, shown } = parts(canvasElement);
    for (const at of [1, 2]) {
      await move(
        () => userEvent.click(next),
        () => shown() === at,
      );
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await expect(shown()).toBe(2);
  },
};

export const Circular: Story = {
  args: { circular: true },
  play: async ({ canvasElement }) => {
    const { previous, next, shown } = parts(canvasElement);
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await move(
      () => userEvent.click(previous),
      () => shown() === 2,
    );
    await move(
      () => userEvent.click(next),
      () => shown() === 0,
    );
  },
};

/** A second press within 600 ms does nothing. */
export const LockedWhileItMoves: Story = {
  play: async ({ canvasElement }) => {
    const { next, shown } = parts(canvasElement);
    next.click();
    next.click();
    next.click();
    await waitFor(() => expect(shown()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, LOCK));
    await expect(shown()).toBe(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const { region, shown } = parts(canvasElement);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await move(
      () => userEvent.keyboard('{ArrowRight}'),
      () => shown() === 1,
    );
    await move(
      () => userEvent.keyboard('{ArrowLeft}'),
      () => shown() === 0,
    );
  },
};

/** A finger scrolls the slides; the arrows follow. */
export const BySwipe: Story = {
  play: async ({ canvasElement }) => {
    const { region, previous, next, shown } = parts(canvasElement);
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(shown()).toBe(2));
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

export const OneSlide: Story = {
  args: { slides: ['Calm advice and no pressure to sign.'].map(slide) },
};

export const LongestGermanWord: Story = {
  args: {
    label: 'Das sagen andere',
    previous: 'Zurück',
    next: 'Weiter',
    slides: ['Altersvorsorgebeitragsbescheinigungsverfahren', 'Kapitalanlagegesellschaft'].map(
      slide,
    ),
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    if (first) await expectNothingCut(first);
  },
};

/** A little longer than one move, in milliseconds. */
const LOCK = 700;

function slide(text: string) {
  return { key: text, content: <Quote text={text} by="Tobias R." /> };
}

function parts(canvas: HTMLElement) {
  const [previous, next] = within(canvas).getAllByRole('button');
  if (!previous || !next) throw new Error('The carousel has no arrows.');
  const region = within(canvas).getByRole('region');
  const shown = () => Math.round(region.scrollLeft / region.clientWidth);
  return { previous, next, region, shown };
}

/** Does something that moves the slides, and waits until it has come to an end. */
async function move(press: () => Promise<unknown>, arrived: () => boolean): Promise<void> {
  await press();
  await waitFor(() => expect(arrived()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, LOCK));
}
