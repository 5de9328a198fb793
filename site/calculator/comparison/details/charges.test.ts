import { expect, it } from 'vitest';
import { mapValues } from '../../../../lib/objects.ts';
import { CHARGES } from '../../../calculation/index.ts';
import { openingChoices } from '../state/choices.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { chargesUntilRetirement } from './charges.ts';
import { courseOf } from './course.ts';
import { resultOf } from './result-of.ts';
import { WAYS } from './ways.ts';

const request = openingChoices(DEFAULT_INPUTS);
const course = courseOf(request);

it.each(WAYS)('%s: has the euros of the engine’s scheduled scenario', (way) => {
  const euro = resultOf(request).scenarios[0]?.euro[way];
  const charges = chargesUntilRetirement(way, course, false);
  expect(charges).toEqual(
    mapValues(CHARGES, (record) => expect.closeTo(euro?.[record] ?? Number.NaN, 6)),
  );
});

it('counts less in today’s money, and the tax at the end the least', () => {
  const { FixedCost, WithdrawalTax } = chargesUntilRetirement('pf', course, false);
  const today = chargesUntilRetirement('pf', course, true);
  expect(today.FixedCost / FixedCost).toBeLessThan(1);
  expect(today.FixedCost / FixedCost).toBeGreaterThan(today.WithdrawalTax / WithdrawalTax);
});
