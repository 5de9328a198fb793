import { expect, test } from 'vitest';
import { baseTier, duplicateThresholds, reducedTiers, waivedFees } from './costs.ts';

test('the fees are those of requirements row 115', () => {
  expect([baseTier, ...reducedTiers]).toEqual([
    { percentPerYear: 0.69, fromAmount: 0 },
    { percentPerYear: 0.59, fromAmount: 250_000 },
    { percentPerYear: 0.49, fromAmount: 250_000 },
  ]);
});

test('two fees at one threshold are found, and only the known one is there', () => {
  expect(duplicateThresholds([baseTier, ...reducedTiers])).toEqual([250_000]);
  expect(duplicateThresholds([baseTier])).toEqual([]);
});

test('four things cost nothing (requirements row 116)', () => {
  expect(waivedFees).toHaveLength(4);
});
