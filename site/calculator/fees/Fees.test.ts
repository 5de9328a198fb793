import { expect, test } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { sumFees } from './Fees.tsx';

const { fees, effectiveCosts, until } = sumFees();

test('the depot is the cheapest and the other provider the dearest', () => {
  expect(fees.directinvest).toBeLessThan(fees.pf);
  expect(fees.pf).toBeLessThan(fees.otherbroker);
});

test('fees are counted until the standard retirement age', () => {
  expect(until).toBe(67);
});

test('effective costs are those that others print: all that is taken of the return each year', () => {
  expect(mapValues(effectiveCosts, (cost) => (100 * cost).toFixed(2))).toEqual({
    pf: '0.90',
    directinvest: '0.46',
    otherbroker: '1.56',
  });
});
