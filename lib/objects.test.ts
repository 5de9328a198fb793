import { expect, test } from 'vitest';
import { mergeDeep } from './objects.ts';

test('of two records the second goes first, part by part', () => {
  const one = { a: { b: 1, c: [1, 2] }, d: 1 };
  expect(mergeDeep(one, { a: { c: [3], e: 4 }, d: undefined })).toEqual({
    a: { b: 1, c: [3], e: 4 },
    d: 1,
  });
  expect(one).toEqual({ a: { b: 1, c: [1, 2] }, d: 1 });
});
