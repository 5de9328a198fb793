import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecord, keysOf, mapValues } from '../../../../lib/objects.ts';
import { CUSTOM_KEYS, clampCustom } from '../assumptions/assumption-table.ts';
import {
  COMPARISON_TYPES,
  getOpeningChoices,
  PRESET_NAMES,
  readChoices,
  withoutAssumptions,
  writeChoices,
} from './choices.ts';
import { clampField, DEFAULT_INPUTS, FIELDS } from './fields.ts';

const opening = getOpeningChoices();
const read = (query: string) => readChoices(new URLSearchParams(query), opening);

describe('readChoices', () => {
  it('opens as the page does without a word in the address', () => {
    expect(read('?utm_source=x')).toEqual({ ...opening, errors: {}, adjusted: [] });
  });

  it('takes what is valid', () => {
    const choices = read('?monthly=500&age=42&early=20&compare=provider&assumptions=cautious');
    expect(choices).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      preset: 'cautious',
      inputs: { monthlyContribution: 500, age: 42, probabilityRetireAt62: 20 },
      adjusted: [],
    });
  });

  it.each([
    ['age=15', 'age', 22, 'comparison.calculator.error.outOfRange'],
    ['age=0', 'age', 22, 'comparison.calculator.error.age'],
    ['age=99', 'age', 60, 'comparison.calculator.error.age'],
    ['monthly=50', 'monthlyContribution', 100, 'comparison.calculator.error.monthlyContribution'],
    ['once=-1', 'oneTimeContribution', 0, 'comparison.calculator.error.oneTimeContribution'],
    ['increment=11', 'annualIncrement', 10, 'comparison.calculator.error.outOfRange'],
  ] as const)('adjusts %s and says so', (query, field, value, message) => {
    const { inputs, errors, adjusted } = read(query);
    expect(inputs).toEqual({ ...DEFAULT_INPUTS, [field]: value });
    expect(errors).toEqual({ [field]: message });
    expect(adjusted).toEqual([field]);
  });

  it.each([
    ['age=soon', 'age'],
    ['age=', 'age'],
    ['monthly=abc', 'monthlyContribution'],
    ['monthly=1e9', 'monthlyContribution'],
  ] as const)(
    'names the field of %s, and says nothing beside its opening value',
    (query, field) => {
      expect(read(query)).toEqual({ ...opening, errors: {}, adjusted: [field] });
    },
  );

  it.each([
    ['monthly=260.4', 'monthlyContribution', 260],
    ['age=35.5', 'age', 36],
    ['early=3.5', 'probabilityRetireAt62', 4],
  ] as const)('takes %s to the nearest whole number and names the field', (query, field, value) => {
    const { inputs, errors, adjusted } = read(query);
    expect(inputs[field]).toBe(value);
    expect(errors).toEqual({});
    expect(adjusted).toEqual([field]);
  });

  it.each([
    ['factor=34', 34, []],
    ['factor=60', 45, ['custom']],
  ] as const)('takes an annuity factor of one’s own: %s', (query, annuityFactor, adjusted) => {
    expect(read(query)).toMatchObject({ custom: { annuityFactor }, adjusted });
  });

  it('takes every whole number within the bounds, between the steps of a slider too', () => {
    const { inputs, adjusted } = read('monthly=260&rebalancing=7&early=3');
    expect(inputs).toMatchObject({
      monthlyContribution: 260,
      portfolioRebalancing: 7,
      probabilityRetireAt62: 3,
    });
    expect(adjusted).toEqual([]);
  });

  it.each([
    ['return=5.5&payout=70', { marketReturn: 5.5, retirementAge: 70 }, []],
    ['return=5.57', { marketReturn: 5.57 }, []],
    ['return=5.579', { marketReturn: 5.58 }, ['custom']],
    ['return=99&church=7', { marketReturn: 12, churchTax: 8 }, ['custom']],
    ['baserate=-9', { baseRate: -1 }, ['custom']],
    ['return=much', {}, ['custom']],
  ])('takes custom assumptions from %s', (query, custom, adjusted) => {
    expect(read(query)).toMatchObject({ custom, adjusted });
    expect(Object.keys(read(query).custom)).toEqual(Object.keys(custom));
  });

  it('names what a calculation with the published assumptions alone cannot take', () => {
    const choices = read('assumptions=cautious&return=5&monthly=1');
    expect(withoutAssumptions(choices, opening)).toMatchObject({
      preset: 'published',
      custom: {},
      adjusted: ['monthlyContribution', 'preset', 'custom'],
    });
  });

  it('says so when it does not know a word', () => {
    expect(read('compare=lottery')).toEqual({
      ...opening,
      errors: {},
      adjusted: ['comparisonType'],
    });
    expect(read('assumptions=rosy').adjusted).toEqual(['preset']);
  });
});

describe('writeChoices', () => {
  it('takes everything out that is as the page opened', () => {
    expect(Object.values(writeChoices(opening, opening))).toEqual(
      Array(8 + CUSTOM_KEYS.length).fill(undefined),
    );
  });

  it('writes what readChoices reads back', () => {
    const inputs = fc
      .record(mapValues(FIELDS, ({ min, max }) => fc.integer({ min, max })))
      .map((values) => mapValues(values, (value, field) => clampField(field, value)));
    const custom = fc.record(
      createRecord(CUSTOM_KEYS, (key) =>
        fc.double({ noNaN: true }).map((value) => clampCustom(key, value)),
      ),
      { requiredKeys: [] },
    );
    const choices = fc.record({
      comparisonType: fc.constantFrom(...keysOf(COMPARISON_TYPES)),
      preset: fc.constantFrom(...PRESET_NAMES),
      inputs,
      custom,
    });
    fc.assert(
      fc.property(choices, (wanted) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(writeChoices(wanted, opening))) {
          if (value !== undefined) query.set(name, value);
        }
        expect(readChoices(query, opening)).toEqual({ ...wanted, errors: {}, adjusted: [] });
      }),
    );
  });
});
