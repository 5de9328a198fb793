import { expect, test } from 'vitest';
import { type CalculationOutput, compare, PRESETS } from './index.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

test('every row carries its value and its text', () => {
  expect(outputWith('published').pfFixedCost).toEqual({
    value: expect.closeTo(-0.0065473, 7),
    formattedValue: '-0,65\u00a0%',
  });
});

test('a provider has the rows the interface names', () => {
  const output = outputWith('published');
  expect(output).toHaveProperty('directinvestBrokarageFee');
  expect(output).toHaveProperty('directinvestWithdrawalTax');
  expect(output).not.toHaveProperty('directinvestFixedCost');
  expect(output).not.toHaveProperty('pfWithdrawalTax');
});

test.each([
  ['published', '0,06\u00a0%'],
  ['cautious', '-0,23\u00a0%'],
  ['sceptical', '-0,30\u00a0%'],
] as const)('with the %s assumptions the gain over a depot is %s', (preset, gain) => {
  expect(outputWith(preset).gainComparedDirectinvest.formattedValue).toBe(gain);
});

function outputWith(preset: keyof typeof PRESETS): CalculationOutput {
  return accepted(compare(SAVER, PRESETS[preset])).calculationOutput;
}
