import { expect, test } from 'vitest';
import { baseTier, reducedTiers, WAIVED_FEES } from './costs.ts';

test('the fees are those of the price list', () => {
  expect([baseTier, ...reducedTiers]).toEqual([
    { percentPerYear: 0.69, fromAmount: 0 },
    { percentPerYear: 0.59, fromAmount: 250_000 },
    { percentPerYear: 0.49, fromAmount: 250_000 },
  ]);
});

test('four things cost nothing', () => {
  expect(Object.keys(WAIVED_FEES)).toHaveLength(4);
});
