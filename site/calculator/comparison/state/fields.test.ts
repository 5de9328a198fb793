import { describe, expect, it } from 'vitest';
import { compare, INPUT_BOUNDS } from '../../../calculation/index.ts';
import { checkField, clampField, DEFAULT_INPUTS, FIELD_NAMES, FIELDS } from './fields.ts';

const OUT_OF_RANGE = 'comparison.calculator.error.outOfRange';
const AGE = 'comparison.calculator.error.age';
const MONTHLY = 'comparison.calculator.error.monthlyContribution';
const ONE_TIME = 'comparison.calculator.error.oneTimeContribution';

it('opens with a saver of 35 and inputs that the engine takes', () => {
  expect(DEFAULT_INPUTS).toEqual({
    monthlyContribution: 300,
    age: 35,
    oneTimeContribution: 10_000,
    annualIncrement: 5,
    portfolioRebalancing: 15,
    probabilityRetireAt62: 0,
  });
  expect(compare(DEFAULT_INPUTS)).not.toHaveProperty('errors');
});

describe('checkField', () => {
  it.each([
    ['monthlyContribution', 99, MONTHLY],
    ['monthlyContribution', 100, undefined],
    ['monthlyContribution', 2500, undefined],
    ['monthlyContribution', 2501, OUT_OF_RANGE],
    ['monthlyContribution', Number.NaN, MONTHLY],
    ['age', 0, AGE],
    ['age', 1, OUT_OF_RANGE],
    ['age', 21, OUT_OF_RANGE],
    ['age', 22, undefined],
    ['age', 60, undefined],
    ['age', 61, AGE],
    ['oneTimeContribution', -1, ONE_TIME],
    ['oneTimeContribution', 0, undefined],
    ['oneTimeContribution', 1_000_000, undefined],
    ['oneTimeContribution', 1_000_001, ONE_TIME],
    ['annualIncrement', 11, OUT_OF_RANGE],
    ['portfolioRebalancing', -5, OUT_OF_RANGE],
    ['probabilityRetireAt62', 101, OUT_OF_RANGE],
    ['probabilityRetireAt62', Number.NaN, OUT_OF_RANGE],
  ] as const)('%s %d: %s', (field, value, message) => {
    expect(checkField(field, value)).toBe(message);
  });
});

it.each(FIELD_NAMES)('offers for %s only what the engine accepts', (field) => {
  const { min, max } = FIELDS[field];
  expect(min).toBeGreaterThanOrEqual(INPUT_BOUNDS[field].min);
  expect(max).toBeLessThanOrEqual(INPUT_BOUNDS[field].max);
  expect(checkField(field, clampField(field, -1e9))).toBeUndefined();
  expect(checkField(field, clampField(field, 1e9))).toBeUndefined();
  // Between the steps of its slider too.
  expect(compare({ ...DEFAULT_INPUTS, [field]: min + 7 })).not.toHaveProperty('errors');
});
