import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 pictures'],
  [1, '1 picture'],
  [1204, '1,204 pictures'],
])('%d is written as "%s"', (count, words) => {
  expect(counted(count, 'picture')).toBe(words);
});
