import { expect, test } from 'vitest';
import { compare } from './index.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

const output = accepted(compare(SAVER)).calculationOutput;

test('every row carries its value and its text', () => {
  expect(output.pfFixedCost).toEqual({
    value: expect.closeTo(-0.0065473, 7),
    formattedValue: '-0,65\u00a0%',
  });
});

test('a provider has the rows the interface names', () => {
  expect(output).toHaveProperty('directinvestBrokarageFee');
  expect(output).toHaveProperty('directinvestWithdrawalTax');
  expect(output).not.toHaveProperty('directinvestFixedCost');
  expect(output).not.toHaveProperty('pfWithdrawalTax');
});
