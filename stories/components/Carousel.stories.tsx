import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Carousel } from '../../design-system/cards/Carousel/Carousel.tsx';
import { Quote } from '../../design-system/cards/Quote/Quote.tsx';
import { expectNothingCut } from './nothing-cut.ts';

const meta = preview.meta({
  id: 'components-carousel',
  component: Carousel,
  args: {
    label: 'What clients say',
    previousLabel: 'Previous voice',
    nextLabel: 'Next voice',
    slides: [
      toSlide('The costs are on one page and I understood every one of them.'),
      toSlide('Calm advice and no pressure to sign.'),
      toSlide('Quick answers, always from the same person.'),
    ],
  },
});

export const AtTheFirst = meta.story();

export const BackAtTheFirst = meta.story({
  ...AtTheFirst.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { previous, next, shown } = getParts(canvas);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(next).not.toHaveAttribute('aria-disabled');
    await expect(shown()).toBe(0);
  },
});

/** At the last slide the arrow keeps the focus and says that it leads no further. */
export const AtTheLast = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { previous, next, shown } = getParts(canvas);
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await expect(shown()).toBe(2);
  },
});

export const Circular = meta.story({
  args: { circular: true },
});

export const RoundAndBack = meta.story({
  ...Circular.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { previous, next, shown } = getParts(canvas);
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(previous);
    await expect(shown()).toBe(2);
    await userEvent.click(next);
    await expect(shown()).toBe(0);
  },
});

/** Further clicks do nothing until the slide is there. */
export const LockedWhileItMoves = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { next, shown } = getParts(canvas);
    next.click();
    next.click();
    next.click();
    await expect(shown()).toBe(1);
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { region, shown } = getParts(canvas);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toBe(0);
  },
});

/** A finger scrolls the slides; the arrows follow. */
export const BySwipe = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { region, previous, next, shown } = getParts(canvas);
    region.scrollTo({ left: region.scrollWidth });
    await expect(shown()).toBe(2);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
});

export const OneSlide = meta.story({
  args: { slides: [toSlide('Calm advice and no pressure to sign.')] },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Das sagen andere',
    previousLabel: 'Zurück',
    nextLabel: 'Weiter',
    slides: [
      toSlide('Altersvorsorgebeitragsbescheinigungsverfahren'),
      toSlide('Kapitalanlagegesellschaft'),
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (first) await expectNothingCut({ canvasElement: first });
  },
});

function toSlide(text: string) {
  return { key: text, content: <Quote text={text} author="Tobias R." /> };
}

/**
 * The parts of a carousel whose slides move at once: no time passes until they are there. A test of the
 * built workbench waits as long as visitors do.
 */
function getParts(canvas: StoryContext['canvas']) {
  const [previous, next] = canvas.getAllByRole('button');
  if (!previous || !next) throw new Error('The carousel has no arrows.');
  const region = canvas.getByRole('region');
  region.style.scrollBehavior = 'auto';
  const carousel = region.closest<HTMLElement>('[data-carousel]');
  if (carousel) carousel.dataset.lock = '0';
  const shown = () => Math.round(region.scrollLeft / region.clientWidth);
  return { previous, next, region, shown };
}
