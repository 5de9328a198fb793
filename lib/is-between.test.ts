import { expect, test } from 'vitest';
import { isBetween } from './is-between.ts';

test.each([
  [0, false],
  [1, true],
  [30, true],
  [60, true],
  [61, false],
  [Number.NaN, false],
])('%d is from 1 to 60: %s', (value, expected) => {
  expect(isBetween(value, 1, 60)).toBe(expected);
});
