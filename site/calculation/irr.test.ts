import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internalRateOfReturn } from './irr.ts';

test('one contribution that grows by 7 % in a year yields 7 %', () => {
  expect(internalRateOfReturn([100, ...months(11, 0)], 107)).toBeCloseTo(0.07, 14);
});

test('money that stays as it is yields nothing', () => {
  expect(internalRateOfReturn(months(36, 100), 3600)).toBeCloseTo(0, 14);
});

test.each([0, -5])('nothing left, or less (%d), is a total loss', (finalValue) => {
  expect(internalRateOfReturn(months(12, 100), finalValue)).toBe(-1);
});

test('finds the yield a bisection finds, from ruin to riches', () => {
  const plans = fc.record({
    premium: fc.double({ min: 1, max: 100_000, noNaN: true }),
    oneTime: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    years: fc.integer({ min: 1, max: 66 }),
    multiple: fc.double({ min: 1e-6, max: 1e4, noNaN: true }),
  });
  fc.assert(
    fc.property(plans, ({ premium, oneTime, years, multiple }) => {
      const contributions = [premium + oneTime, ...months(12 * years - 1, premium)];
      const finalValue = multiple * (12 * years * premium + oneTime);
      const expected = bisectedRate(contributions, finalValue);
      const found = internalRateOfReturn(contributions, finalValue);
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-12 * (1 + expected));
    }),
    { numRuns: 1000 },
  );
});

function months(count: number, euros: number): number[] {
  return Array.from({ length: count }, () => euros);
}

/** The method of docs/calculation.md, section 6, taken literally. */
function bisectedRate(contributions: readonly number[], finalValue: number): number {
  const futureValue = (growth: number) =>
    contributions.reduce((value, contribution) => (value + contribution) * growth, 0);
  let low = 0;
  let high = 1;
  while (futureValue(high) < finalValue) {
    low = high;
    high = high === 1 ? 1.01 : 1 + (high - 1) * 2;
  }
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (futureValue(middle) < finalValue) low = middle;
    else high = middle;
  }
  return high ** 12 - 1;
}
