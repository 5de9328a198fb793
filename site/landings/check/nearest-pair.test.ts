import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearPairs } from './nearest-pair.ts';

test('the page that lacks the fewest words of another one is found, whichever comes first', () => {
  expect(findNearPairs(['abcd', 'aef', 'abc'].map(split), 0.6)).toEqual([
    { one: 2, other: 0, share: 0 },
  ]);
  expect(findNearPairs(['xabc', 'xade', 'xafg'].map(split), 1)[0]?.share).toBe(0.5);
});

test('every page that is too near to another is named once, the nearest first', () => {
  const pairs = findNearPairs(['abcdef', 'abcdeg', 'uvwxy', 'uvwxz', 'lmnop'].map(split), 0.5);
  expect(pairs.map(({ one, other }) => [one, other])).toEqual([
    [1, 0],
    [3, 2],
  ]);
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
      const [nearest] = findNearPairs(pages, 2);
      expect(nearest?.share ?? 1).toBeCloseTo(Math.min(...shares));
    }),
  );
});

test('one page alone is like no other', () => {
  expect(findNearPairs([['a']], 1)).toEqual([]);
});

test('thousands of pages with words of their own are compared in seconds', () => {
  const pages = Array.from({ length: 3_000 }, (_, page) =>
    Array.from({ length: 60 }, (_, at) => `${at} ${(page * (at + 7)) % (at + 50)}`),
  );
  const started = performance.now();
  findNearPairs(pages, 0.1);
  expect(performance.now() - started).toBeLessThan(10_000);
}, 20_000);

function split(page: string): string[] {
  return [...page];
}
