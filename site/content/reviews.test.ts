import { expect, test } from 'vitest';
import { brands } from './brands/index.ts';
import { getRating } from './reviews.ts';

test('each brand shows its own count, never its sister’s', () => {
  expect(getRating(brands.fernblick)).toMatchObject({ ratingValue: 4.9, ratingCount: 130 });
  expect(getRating(brands['fernblick-wohnen'])).toMatchObject({ ratingCount: 723 });
});
