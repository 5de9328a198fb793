import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.each([
  [0, '0 pictures'],
  [1, '1 picture'],
  [1204, '1,204 pictures'],
])('%d is written as "%s"', (count, words) => {
  expect(formatCount(count, 'picture')).toBe(words);
});
