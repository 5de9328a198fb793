import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internalRateOfReturn } from './irr.ts';
import { contributionOf, type Plan } from './plan.ts';

test('one contribution that grows by 7 % in a year yields 7 %', () => {
  expect(internalRateOfReturn(planOf(0, 1, 100), 1, 107)).toBeCloseTo(0.07, 14);
});

test('money that stays as it is yields nothing', () => {
  expect(internalRateOfReturn(planOf(100, 3), 3, 3600)).toBeCloseTo(0, 14);
});

test.each([0, -5])('nothing left, or less (%d), is a total loss', (finalValue) => {
  expect(internalRateOfReturn(planOf(100, 1), 1, finalValue)).toBe(-1);
});

test('takes the last digits of the golden cases, which decide how an offer of just 10 % is written', () => {
  expect(internalRateOfReturn(planOf(0, 1, 100), 1, 97) - 0.07).toBe(-0.09999999999999959);
});

test('only the years until the exit count', () => {
  expect(internalRateOfReturn(planOf(100, 30), 2, 2400)).toBeCloseTo(0, 14);
});

test('finds the yield a bisection finds, from ruin to riches', () => {
  const plans = fc.record({
    premium: fc.double({ min: 1, max: 100_000, noNaN: true }),
    oneTime: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    increment: fc.double({ min: 0, max: 0.1, noNaN: true }),
    years: fc.integer({ min: 1, max: 66 }),
    multiple: fc.double({ min: 1e-6, max: 1e4, noNaN: true }),
  });
  fc.assert(
    fc.property(plans, ({ premium, oneTime, increment, years, multiple }) => {
      const plan = planOf(premium, years, oneTime, increment);
      const months = Array.from({ length: 12 * years }, (_, month) =>
        contributionOf(Math.floor(month / 12), month % 12, plan),
      );
      const finalValue = multiple * months.reduce((sum, paid) => sum + paid, 0);
      const expected = bisectedRate(months, finalValue);
      const found = internalRateOfReturn(plan, years, finalValue);
      expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-12 * (1 + expected));
    }),
    { numRuns: 200 },
  );
});

function planOf(premium: number, years: number, oneTime = 0, increment = 0): Plan {
  const premiums = Array.from({ length: years }, (_, year) => premium * (1 + increment) ** year);
  return { age: 30, startYear: 2026, years, premiums, oneTime };
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
