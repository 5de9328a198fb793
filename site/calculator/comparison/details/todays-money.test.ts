import { expect, it } from 'vitest';
import { compare, DEFAULT_ASSUMPTIONS } from '../../../calculation/index.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { realFactor, realTotals } from './todays-money.ts';

it('agrees with the engine about a euro at retirement', () => {
  const result = compare(DEFAULT_INPUTS);
  if ('errors' in result) throw new Error('The default inputs must be calculable.');
  expect(realFactor(DEFAULT_ASSUMPTIONS.inflation, 32)).toBe(result.realFactor);
});

it('takes every payment at the prices of its own year', () => {
  const [start, first, second] = realTotals([0, 100, 300], 0.1);
  expect(start).toBe(0);
  expect(first).toBeCloseTo(100 / 1.1 ** 0.5);
  expect(second).toBeCloseTo(100 / 1.1 ** 0.5 + 200 / 1.1 ** 1.5);
});

it('changes nothing while prices stay', () => {
  expect(realTotals([0, 5, 7, 7], 0)).toEqual([0, 5, 7, 7]);
});
