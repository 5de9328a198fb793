import { describe, expect, test } from 'vitest';
import { NOTHING } from './account.ts';
import { annuity, ertragsanteil } from './annuity.ts';
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
