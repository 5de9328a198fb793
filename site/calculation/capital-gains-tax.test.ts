import { expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { capitalGainsTaxRate } from './capital-gains-tax.ts';

test.each([
  [0, 0.26375],
  [0.08, 0.278186],
  [0.09, 0.279951],
])('with church tax %d the rate is %d', (churchTaxRate, rate) => {
  expect(capitalGainsTaxRate({ ...DEFAULT_ASSUMPTIONS, churchTaxRate })).toBeCloseTo(rate, 6);
});
