import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { incomeTax, indexedIncomeTax } from './income-tax.ts';

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

test('an income that grows with the brackets keeps its average rate', () => {
  const tax = incomeTax(40_000, DEFAULT_ASSUMPTIONS);
  const growth = 1.02 ** 10;
  expect(indexedIncomeTax(40_000 * growth, 2036, DEFAULT_ASSUMPTIONS)).toBeCloseTo(tax * growth, 8);
});
