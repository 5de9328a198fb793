import { describe, expect, test } from 'vitest';
import { NOTHING } from './account.ts';
import { annuity, ertragsanteil, realBreakEvenAge } from './annuity.ts';
import { type AssumptionOverrides, DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { incomeTax } from './income-tax.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

test.each([
  [0, 0.59],
  [1, 0.59],
  [2, 0.58],
  [61, 0.22],
  [62, 0.21],
  [65, 0.18],
  [67, 0.17],
  [70, 0.15],
  [96, 0.02],
  [97, 0.01],
  [100, 0.01],
])('an annuity that starts at %d is taxed on a share of %d', (age, share) => {
  expect(ertragsanteil(age)).toBe(share);
});

describe('an annuity from 100,000 euros', () => {
  test('adds its taxable share to the other income of the first year', () => {
    const { grossMonthly, taxMonthly, netMonthly, breakEvenAge } = annuityOf();
    const taxed = (extra: number) => incomeTax(20_000 + extra, DEFAULT_ASSUMPTIONS);
    expect(grossMonthly).toBeCloseTo(280, 10);
    expect(taxMonthly).toBeCloseTo((taxed(12 * 280 * 0.17) - taxed(0)) / 12, 8);
    expect(netMonthly).toBeCloseTo(grossMonthly - taxMonthly, 10);
    // 90,000 euros net, paid back in monthly parts.
    expect(breakEvenAge).toBeCloseTo(67 + 90_000 / (12 * netMonthly), 10);
  });

  test('is taxed at the flat rate in mode flat', () => {
    const tax = { personalRateMode: 'flat', personalRateFlat: 0.3 } as const;
    expect(annuityOf({ tax }).taxMonthly).toBeCloseTo(280 * 0.17 * 0.3, 10);
  });

  test('leaves the saver’s allowance aside', () => {
    expect(annuityOf({ saversAllowance: 1000 })).toEqual(annuityOf());
  });

  test('of nothing never breaks even', () => {
    const nothing = annuityOf({ payout: { annuityFactor: 0 } });
    expect(nothing).toMatchObject({ grossMonthly: 0, netMonthly: 0, breakEvenAge: null });
  });

  test('of next to nothing never breaks even either', () => {
    expect(annuityOf({ payout: { annuityFactor: Number.MIN_VALUE } }).breakEvenAge).toBeNull();
  });
});

describe('what a lump sum of 100,000 euros buys', () => {
  const terms = { retirementAge: 67, inflation: 0.02 };

  test('takes a pension of 1,000 euros 109.2 months, at the prices of each', () => {
    // By hand: q = 1.02^(-1/12) = 0.9983511; 1 + q + … + qⁿ⁻¹ = 100 for n = ln(1 − 100·(1 − q)) / ln q.
    expect(realBreakEvenAge(100_000, 1000, terms)).toBeCloseTo(67 + 109.19 / 12, 3);
    let bought = 0;
    for (let month = 0; month < 110; month += 1) {
      expect(bought).toBeLessThan(100_000);
      bought += 1000 * 1.02 ** (-month / 12);
    }
    expect(bought).toBeGreaterThan(100_000);
  });

  test('takes as long as the plain sum where prices stand still', () => {
    const still = { ...terms, inflation: 0 };
    expect(realBreakEvenAge(100_000, 1000, still)).toBeCloseTo(67 + 100 / 12, 10);
  });

  test('is never reached by payments that lose their worth too soon, or by none', () => {
    // All payments together buy 1,000 / (1 − q), about 606,000 euros.
    expect(realBreakEvenAge(606_000, 1000, terms)).toBeGreaterThan(300);
    expect(realBreakEvenAge(607_000, 1000, terms)).toBeNull();
    expect(realBreakEvenAge(100_000, 0, terms)).toBeNull();
  });

  test('is reached at once where there is none', () => {
    expect(realBreakEvenAge(0, 1000, terms)).toBe(67);
    expect(realBreakEvenAge(0, 0, terms)).toBeNull();
  });
});

/** In the year of the tariff, so that nothing has to be indexed. */
function annuityOf(overrides: AssumptionOverrides = {}) {
  const { assumptions } = resolveAssumptions(overrides);
  const plan = { age: 66, startYear: 2025, years: 1, premiums: [100], oneTime: 0 };
  const outcomes = [NOTHING, { ...NOTHING, gross: 100_000, net: 90_000 }];
  return annuity({
    assumptions,
    plan,
    outcomes: { pf: outcomes, directinvest: [], otherbroker: [] },
  });
}
