import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ReviewCard } from '../../design-system/cards/ReviewCard/ReviewCard.tsx';
import { writeRelativeDates } from '../../design-system/cards/ReviewCard/relative-dates.ts';
import { expectNothingCut } from './nothing-cut.ts';

const meta = preview.meta({
  id: 'components-reviewcard',
  component: ReviewCard,
  parameters: { layout: 'fullscreen', band: 'sand' },
  args: {
    stars: 5,
    starsLabel: '5 of 5 stars',
    text: 'The costs are on one page and I understood every one of them.',
    author: 'Tobias R.',
    dateTime: '2026-08-19',
    date: '19 August 2026',
  },
});

export const FiveStars = meta.story();
export const ThreeStars = meta.story({ args: { stars: 3, starsLabel: '3 of 5 stars' } });

/** In the browser the date becomes a distance and stays as its hint. */
export const RelativeDate = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, globals, args }) => {
    const time = canvasElement.querySelector('time');
    writeRelativeDates(document, Date.parse('2026-11-21'));
    await expect(time).toHaveTextContent(
      globals.locale === 'de' ? 'vor 3 Monaten' : '3 months ago',
    );
    await expect(time).toHaveAttribute('title', args.date);
  },
});

export const LongestGermanWord = meta.story({
  args: {
    starsLabel: '5 von 5 Sternen',
    text: 'Altersvorsorgebeitragsberechnungsgespräch: freundlich und ohne Verkaufsdruck.',
    author: 'Hans-Christian von Hohenschönhausenschwarzenfelsheim',
    date: '19. August 2026',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: expectNothingCut,
});
