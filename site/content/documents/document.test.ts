import { expect, test } from 'vitest';
import { CONDITION_NAMES, holds } from './document.ts';

test.each([
  [undefined, ['nothingStored', 'ownCalculation']],
  ['https://calculation.example/v1', ['nothingStored', 'calculationService']],
])('a build that calculates at %s says so', (calculationUrl, expected) => {
  expect(
    CONDITION_NAMES.filter((name) => holds(name, { experiments: [], calculationUrl })),
  ).toEqual(expected);
});
