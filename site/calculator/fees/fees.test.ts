import { expect, test } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import { chargesUntilRetirement } from '../comparison/details/charges.ts';
import { courseOf } from '../comparison/details/course.ts';
import { openingChoices } from '../comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { feesUntilRetirement } from './fees.ts';

const { fees, until } = feesUntilRetirement(DEFAULT_INPUTS);

test('fees are what the comparison calls costs and taxes, less the taxes', () => {
  const course = courseOf(openingChoices(DEFAULT_INPUTS));
  for (const way of keysOf(fees)) {
    const charges = chargesUntilRetirement(way, course, false);
    const { WithholdingTax, RebalancingTax, WithdrawalTax } = charges;
    const all = Object.values(charges).reduce((sum, charge) => sum + charge, 0);
    expect(fees[way]).toBeCloseTo(all - WithholdingTax - RebalancingTax - WithdrawalTax, 2);
  }
});

test('the depot is the cheapest and the other provider the dearest', () => {
  expect(fees.directinvest).toBeLessThan(fees.pf);
  expect(fees.pf).toBeLessThan(fees.otherbroker);
});

test('they are counted until the standard retirement age', () => {
  expect(until).toBe(67);
});
