import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { sumFees } from './fees.ts';

const { fees, until } = sumFees(DEFAULT_INPUTS);

test('the depot is the cheapest and the other provider the dearest', () => {
  expect(fees.directinvest).toBeLessThan(fees.pf);
  expect(fees.pf).toBeLessThan(fees.otherbroker);
});

test('fees are counted until the standard retirement age', () => {
  expect(until).toBe(67);
});
