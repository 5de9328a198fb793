import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearestPair } from './nearest-pair.ts';

test('the page that lacks the fewest words of another one is found, whichever comes first', () => {
  expect(findNearestPair(['abcd', 'aef', 'abc'].map(split), 0)).toEqual({
    one: 2,
    other: 0,
    share: 0,
  });
  expect(findNearestPair(['xabc', 'xade', 'xafg'].map(split), 0).share).toBe(0.5);
});

test('it is the same as of all comparisons', () => {
  const words = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 2, maxLength: 8 }), (pages) => {
      const shares = pages.flatMap((one, at) =>
        pages
          .filter((_, other) => other !== at)
          .map((other) => one.filter((word) => !other.includes(word)).length / one.length),
      );
      expect(findNearestPair(pages, 0).share).toBeCloseTo(Math.min(...shares));
    }),
  );
});

test('one page alone is like no other', () => {
  expect(findNearestPair([['a']], 1).share).toBe(1);
});

test('thousands of pages with words of their own are compared in seconds', () => {
  const pages = Array.from({ length: 3_000 }, (_, page) =>
    Array.from({ length: 60 }, (_, at) => `${at} ${(page * (at + 7)) % (at + 50)}`),
  );
  const started = performance.now();
  findNearestPair(pages, 0);
  expect(performance.now() - started).toBeLessThan(10_000);
}, 20_000);

function split(page: string): string[] {
  return [...page];
}
