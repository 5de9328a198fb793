import { describe, expect, test, vi } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { brands } from '../brands/index.ts';
import { getRating } from '../reviews.ts';
import HOSTILE_HTML from '../service/hostile-html.fixture.json' with { type: 'json' };
import { readAllReviews, readReviews } from './read-reviews.ts';
import { getWidgetSettings, responses } from './widget.ts';

const settings = getWidgetSettings(brands.fernblick, 'en');
const review =
  '<article data-stars="4"><b>A. B.</b><time datetime="2026-11-01">3 weeks ago</time><p>Good.</p></article>';

test('a review has its stars, its day, its words and where it was found', () => {
  expect(readReviews(success(review), settings, refuse)).toEqual([
    {
      stars: 4,
      date: '2026-11-01',
      text: 'Good.',
      author: 'A. B.',
      source: { widget: brands.fernblick.reviewWidget, date: '3 weeks ago' },
    },
  ]);
});

test.each([
  { code: 404, type: 'success' },
  { code: 500, type: 'error' },
  { code: 200, type: 'error' },
])('the answer $code $type hides the reviews, which only the build log says', (answer) => {
  const warn = vi.fn<(line: string) => void>();
  expect(readReviews({ ...answer, message: review }, settings, warn)).toEqual([]);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('hidden, because')]);
});

test.each([
  ['stars', 'data-stars="4"', 'data-stars="9"'],
  ['date', '2026-11-01', 'soon'],
  ['author', 'A. B.', ' '],
  ['text', 'Good.', ''],
  ['source.date', '3 weeks ago', ''],
])('a review without its %s is left out with one line', (field, has, lacks) => {
  const warn = vi.fn<(line: string) => void>();
  const message = review.replace(has, lacks) + review;
  expect(readReviews(success(message), settings, warn)).toHaveLength(1);
  expect(warn.mock.calls.flat()).toEqual([
    `review widget ${settings.uuid} (en): left out review no. 1, which lacks ${field}`,
  ]);
});

test('only the numbers of stars that the settings ask for are shown', () => {
  const fives = { ...settings, ratings: [5] };
  expect(readReviews(success(review), fives, refuse)).toEqual([]);
});

test.each(Object.values(HOSTILE_HTML).flat())(
  'nothing of an attack gets into a review: %j',
  (attack) => {
    const message = review.replace('Good.', `Good.</p>${attack}<p>`);
    for (const { text, author } of readReviews(success(message), settings, () => {})) {
      expect([text, author]).toEqual(['Good.', 'A. B.']);
    }
  },
);

test('every widget asks for all stars', () => {
  expect(getWidgetSettings(brands.fernblick, 'de')).toMatchObject({
    template: 16,
    ratings: [5, 4, 3, 2, 1],
    language: 'de',
    theme: 'light',
  });
});

describe.each(keysOf(brands))('the saved reviews of %s', (brand) => {
  const { en, de } = readAllReviews(refuse)[brands[brand].reviewWidget] ?? { en: [], de: [] };

  test('are the same in both languages', () => {
    const facts = (all: typeof en) => all.map(({ stars, date, author }) => [stars, date, author]);
    expect(facts(de)).toEqual(facts(en));
    expect(en.length).toBeGreaterThanOrEqual(10);
  });

  test('average to the rating they stand beside', () => {
    const mean = en.reduce((sum, { stars }) => sum + stars, 0) / en.length;
    expect(Number(mean.toFixed(1))).toBe(getRating(brands[brand]).ratingValue);
  });

  test('have the latest first, and no author twice', () => {
    const dates = en.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(en.map(({ author }) => author)).size).toBe(en.length);
  });

  test.each(LOCALES)('are the same on every device in %s, as a page has one set', (locale) => {
    const { desktop, mobile } = responses[brand];
    const read = (device: typeof desktop) =>
      readReviews(device[locale], getWidgetSettings(brands[brand], locale), refuse);
    expect(read(mobile)).toEqual(read(desktop));
  });
});

function success(message: string) {
  return { code: 200, type: 'success', message };
}

function refuse(line: string): never {
  throw new Error(`Unexpected warning: ${line}`);
}
