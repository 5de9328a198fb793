import { expect, test } from 'vitest';
import { brands } from './brands/index.ts';
import { ratingOf, reviews } from './reviews.ts';

test('each brand shows its own count, never its sister’s', () => {
  expect(ratingOf(brands.fernblick)).toMatchObject({ ratingValue: 4.9, ratingCount: 130 });
  expect(ratingOf(brands['fernblick-wohnen'])).toMatchObject({ ratingCount: 723 });
});

test('the reviews shown average to the rating they stand beside', () => {
  const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  expect(Number(mean.toFixed(1))).toBe(ratingOf(brands.fernblick).ratingValue);
});

test('the latest review comes first, and no author twice', () => {
  const dates = reviews.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length);
});
