import { expect, test } from 'vitest';
import { LOCALES } from '../i18n/locales.ts';
import { brands } from './brands/index.ts';
import { getRating } from './reviews.ts';

test('each brand shows its own count, never its sister’s', () => {
  expect(getRating(brands.fernblick)).toMatchObject({ ratingValue: 4.9, ratingCount: 130 });
  expect(getRating(brands['fernblick-wohnen'])).toMatchObject({ ratingCount: 723 });
});

test('a brand whose ratings are not of the pension says what was rated, in each language', () => {
  expect(getRating(brands.fernblick).rated).toBeUndefined();
  expect(Object.keys(getRating(brands['fernblick-wohnen']).rated ?? {})).toEqual(LOCALES);
});
