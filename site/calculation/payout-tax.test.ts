import { expect, test } from 'vitest';
import type { AssumptionOverrides } from './assumptions.ts';
import { payoutTax } from './payout-tax.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

const GAIN = 10_000;
const FLAT_TAX = 0.26375 * 0.85 * GAIN;
const HALF_TAX = 0.3 * 0.5 * 0.85 * GAIN;

test.each([
  { age: 62, contractYears: 12, tax: HALF_TAX },
  { age: 61, contractYears: 12, tax: FLAT_TAX },
  { age: 62, contractYears: 11, tax: FLAT_TAX },
])('at $age after $contractYears years', ({ age, contractYears, tax }) => {
  expect(taxOn(GAIN, { age, contractYears })).toBeCloseTo(tax, 8);
});

test('a loss is not taxed', () => {
  expect(taxOn(-GAIN)).toBe(0);
  expect(taxOn(-GAIN, { age: 50 })).toBe(0);
});

test('the allowance counts after halving, and without it', () => {
  const overrides = { saversAllowance: 1000 };
  expect(taxOn(GAIN, {}, overrides)).toBeCloseTo(HALF_TAX - 0.3 * 1000, 8);
  expect(taxOn(GAIN, { age: 50 }, overrides)).toBeCloseTo(FLAT_TAX - 0.26375 * 1000, 8);
});

test('the tariff takes the difference the payout makes', () => {
  const overrides: AssumptionOverrides = {
    tax: { personalRateMode: 'tariff', otherTaxableIncome: 300_000 },
  };
  // Far inside the top zone every further euro pays 45 % and 5.5 % of that.
  expect(taxOn(GAIN, {}, overrides)).toBeCloseTo(0.45 * 1.055 * 0.5 * 0.85 * GAIN, 6);
});

function taxOn(gain: number, payout = {}, overrides: AssumptionOverrides = {}): number {
  const tax = { personalRateMode: 'flat', personalRateFlat: 0.3, ...overrides.tax } as const;
  const { assumptions } = resolveAssumptions({ ...overrides, tax });
  return payoutTax({ gain, age: 67, contractYears: 30, taxYear: 2057, ...payout }, assumptions);
}
