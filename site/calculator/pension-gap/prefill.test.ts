import { expect, test } from 'vitest';
import { getOpeningChoices, readChoices } from '../comparison/state/choices.ts';
import { prefillComparison } from './prefill.ts';

test.each([
  [12, 100, 'raised'],
  [100, 100, 'none'],
  [217.4, 217, 'none'],
  [250, 250, 'none'],
  [2499.6, 2500, 'none'],
  [2501, 2500, 'cut'],
  [1e6, 2500, 'cut'],
])('a saving of %d € opens the comparison with %i € (%s)', (saving, monthly, change) => {
  expect(prefillComparison(saving, { age: 35 })).toMatchObject({ monthly, change });
});

test('the comparison reads the whole plan from the address', () => {
  const { query } = prefillComparison(217, { age: 44, existingCapital: 5_000 });
  const read = readChoices(new URLSearchParams(query), getOpeningChoices());
  expect(read).toMatchObject({
    inputs: { monthlyContribution: 217, age: 44, oneTimeContribution: 5_000, annualIncrement: 2 },
    adjusted: [],
  });
});
