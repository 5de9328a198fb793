import { describe, expect, test } from 'vitest';
import { type AssumptionOverrides, type Assumptions, DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { addedIncomeTax, capitalGainsTaxRate, filedIncomeTax, incomeTax } from './income-tax.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

describe('income tax 2026', () => {
  test.each([
    [0, 0],
    [12_348, 0],
    [17_799, 1034.87], // The constant of zone 3 is the tax at its beginning.
    [100_000, 30_864.37 + 0.119 * (30_864.37 - 20_350)], // Soli on its steep slope.
    [300_000, 115_529.62 * 1.055], // Soli in full.
  ])('on %d euros is %d euros', (income, tax) => {
    expect(incomeTax(income, DEFAULT_ASSUMPTIONS)).toBeCloseTo(tax, 2);
  });

  test.each([12_348, 17_799, 69_878, 277_825])(
    'makes no jump at the zone end of %d euros',
    (end) => {
      const jump = incomeTax(end + 0.01, DEFAULT_ASSUMPTIONS) - incomeTax(end, DEFAULT_ASSUMPTIONS);
      expect(Math.abs(jump)).toBeLessThan(0.2);
    },
  );

  test('carries church tax on top', () => {
    const tax = incomeTax(40_000, DEFAULT_ASSUMPTIONS);
    const member = { ...DEFAULT_ASSUMPTIONS, churchTaxRate: 0.09 };
    expect(incomeTax(40_000, member)).toBeCloseTo(1.09 * tax, 10);
  });
});

describe('joint filing', () => {
  const joint = withTax({ filing: 'joint' });

  test.each([0, 30_000, 80_000, 150_000, 700_000])('on %d euros is twice the tax on half', (x) => {
    const member = { ...joint, churchTaxRate: 0.09 };
    expect(filedIncomeTax(x, member)).toBe(2 * incomeTax(x / 2, member));
  });

  test.each(['single', 'married', '', null])('is not meant by %j', (filing) => {
    const other = withTax({ filing: filing as 'single' });
    expect(filedIncomeTax(80_000, other)).toBe(incomeTax(80_000, DEFAULT_ASSUMPTIONS));
  });
});

describe('the tax an amount adds', () => {
  test.each([2026, 2040, 2010])('is that of 2026, grown with the brackets to %d', (year) => {
    const growth = 1.02 ** (year - 2026);
    const added =
      incomeTax(20_000 + 5000, DEFAULT_ASSUMPTIONS) - incomeTax(20_000, DEFAULT_ASSUMPTIONS);
    expect(addedIncomeTax(5000 * growth, year, DEFAULT_ASSUMPTIONS)).toBeCloseTo(added * growth, 8);
  });

  test('is a fixed share in mode flat', () => {
    const flat = withTax({ personalRateMode: 'flat', personalRateFlat: 0.3 });
    expect(addedIncomeTax(5000, 2040, flat)).toBeCloseTo(1500, 10);
  });
});

test.each([
  [0, 0.26375],
  [0.08, 0.278186],
  [0.09, 0.279951],
])('with church tax %d the rate is %d', (churchTaxRate, rate) => {
  expect(capitalGainsTaxRate({ ...DEFAULT_ASSUMPTIONS, churchTaxRate })).toBeCloseTo(rate, 6);
});

function withTax(tax: AssumptionOverrides['tax']): Assumptions {
  return resolveAssumptions({ tax }).assumptions;
}
