import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ReviewCard } from '../../design-system/cards/ReviewCard/ReviewCard.tsx';
import { ReviewWall } from '../../design-system/cards/ReviewWall/ReviewWall.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  id: 'components-reviewwall',
  component: ReviewWall,
  parameters: { layout: 'fullscreen', band: 'sand' },
  args: { label: 'Reviews', children: listReviews(24) },
});

/** The last review can be reached by keyboard and is not under the fade. */
export const Scrollable = meta.story();

export const Scrolled = meta.story({
  ...Scrollable.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region', { name: 'Reviews' });
    await userEvent.tab();
    await expect(wall).toHaveFocus();
    await expect(wall.scrollHeight).toBeGreaterThan(wall.clientHeight);
    wall.scrollTop = wall.scrollHeight;
    const last = within(wall).getAllByRole('article').at(-1) as HTMLElement;
    const fade = Number.parseFloat(getComputedStyle(wall).paddingBlockEnd);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      wall.getBoundingClientRect().bottom - fade + 1,
    );
    wall.scrollTop = 0;
  },
});

/** Few reviews make a low wall: nothing but the fade is below the last. */
export const Few = meta.story({
  args: { children: listReviews(4) },
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region');
    const bottoms = within(wall)
      .getAllByRole('article')
      .map((review) => review.getBoundingClientRect().bottom);
    const fade = Number.parseFloat(getComputedStyle(wall).paddingBlockEnd);
    const below = wall.getBoundingClientRect().bottom - Math.max(...bottoms);
    await expect(below).toBeLessThanOrEqual(fade * 1.25);
    await expect(wall.scrollHeight).toBe(wall.clientHeight);
  },
});

export const Still = meta.story({
  args: { scrollable: false },
});

export const NotScrolled = meta.story({
  ...Still.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const wall = canvas.getByRole('region', { name: 'Reviews' });
    wall.scrollTop = 100;
    await expect(wall.scrollTop).toBe(0);
    await expect(wall).not.toHaveAttribute('tabindex');
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });

function listReviews(count: number) {
  return Array.from({ length: count }, (_, at) => (
    <ReviewCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change places
      key={at}
      stars={5 - (at % 3)}
      starsLabel={`${5 - (at % 3)} of 5 stars`}
      text={'Calm advice and no pressure to sign. '.repeat((at % 4) + 1)}
      author={`${String.fromCodePoint(65 + at)}. K.`}
      dateTime="2026-11-02"
      date="2 November 2026"
    />
  ));
}
