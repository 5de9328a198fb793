import { expect, test } from 'vitest';
import { toSlug } from './to-slug.ts';

test.each([
  ['Über uns!', 'ueber-uns'],
  ['IMG_0042 (1)', 'img-0042-1'],
  ['Café – crème', 'cafe-creme'],
  // As a Mac writes the name of a file: the dots apart from their letter.
  ['U\u0308ber', 'ueber'],
  ['日本', ''],
])('%s becomes %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
