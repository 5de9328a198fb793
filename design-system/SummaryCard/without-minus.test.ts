import { expect, it } from 'vitest';
import { withoutMinus } from './without-minus.ts';

it.each([
  ['-1,53 %', '1,53 %'],
  ['\u22121,53 %', '1,53 %'],
  ['\u2212 1,53 %', '1,53 %'],
  ['1,53 %', '1,53 %'],
  ['0,00 %', '0,00 %'],
])('writes the cost %j as %j', (cost, shown) => {
  expect(withoutMinus(cost)).toBe(shown);
});
