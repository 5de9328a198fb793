import { expect, test } from 'vitest';
import { getOpeningChoices, readChoices } from '../comparison/state/choices.ts';
import { prefillComparison } from './prefill.ts';

const person = { age: 35, grossMonthlyIncome: 4000, existingCapital: 5_000 };

test.each([
  [12, 100, 'raised'],
  [100, 100, 'none'],
  [217, 217, 'none'],
  [250, 250, 'none'],
  [2500, 2500, 'none'],
  [2501, 2500, 'cut'],
  [1e6, 2500, 'cut'],
  [null, 2500, 'cut'],
])('a saving of %s € opens the comparison with %i € (%s)', (saving, monthly, change) => {
  expect(prefillComparison(saving, person)).toMatchObject({ monthly, change });
});

test('the comparison reads the whole plan from the address', () => {
  const { query } = prefillComparison(217, { ...person, age: 44 });
  const read = readChoices(new URLSearchParams(query), getOpeningChoices());
  expect(read).toMatchObject({
    inputs: { monthlyContribution: 217, age: 44, oneTimeContribution: 5_000, annualIncrement: 2 },
    adjusted: [],
  });
});
