import { describe, expect, test } from 'vitest';
import { inverseNormal, uniformStream } from './random.ts';

test('a seed gives the numbers of mulberry32', () => {
  const next = uniformStream(1);
  const drawn = Array.from({ length: 3 }, () => next() * 2 ** 32 - 0.5);
  expect(drawn).toEqual([2693262067, 11749833, 2265367787]);
});

test('the largest seed is one of its own', () => {
  expect(uniformStream(2 ** 32 - 1)()).not.toBe(uniformStream(0)());
});

describe('the inverse of the normal distribution', () => {
  test.each([
    [0.5, 0],
    [0.975, 1.959963985],
    [0.999, 3.090232306],
    [0.02, -2.053748911],
  ])('below %d lies %d', (share, value) => {
    expect(inverseNormal(share)).toBeCloseTo(value, 7);
  });

  test('is symmetric, and joins its formulas without a jump', () => {
    for (const share of [1e-9, 0.01, 0.02425, 0.3]) {
      expect(inverseNormal(share)).toBeCloseTo(-inverseNormal(1 - share), 6);
    }
    expect(inverseNormal(0.02425 - 1e-12)).toBeCloseTo(inverseNormal(0.02425), 7);
  });
});
