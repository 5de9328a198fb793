import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../design-system/keys-of.ts';
import { mapValues } from '../../calculation/map-values.ts';
import {
  COMPARISON_TYPES,
  openingChoices,
  PRESET_NAMES,
  readChoices,
  writeChoices,
} from './choices.ts';
import { DEFAULT_INPUTS, FIELDS, mapFields } from './fields.ts';

const opening = openingChoices(DEFAULT_INPUTS);
const read = (query: string) => readChoices(new URLSearchParams(query), opening);

describe('readChoices', () => {
  it('opens as the page does without a word in the address', () => {
    expect(read('?utm_source=x')).toEqual({ ...opening, errors: {}, adjusted: false });
  });

  it('takes what is valid', () => {
    const choices = read('?monthly=500&age=42&early=20&compare=provider&assumptions=cautious');
    expect(choices).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      preset: 'cautious',
      inputs: { monthlyContribution: 500, age: 42, probabilityRetireAt62: 20 },
      adjusted: false,
    });
  });

  it.each([
    ['age=15', 'age', 22, 'comparison.calculator.error.outOfRange'],
    ['age=0', 'age', 22, 'comparison.calculator.error.age'],
    ['age=99', 'age', 60, 'comparison.calculator.error.age'],
    ['age=soon', 'age', 35, 'comparison.calculator.error.age'],
    ['age=', 'age', 35, 'comparison.calculator.error.age'],
    ['age=35.5', 'age', 35, 'comparison.calculator.error.age'],
    ['monthly=50', 'monthlyContribution', 100, 'comparison.calculator.error.monthlyContribution'],
    ['monthly=1e9', 'monthlyContribution', 300, 'comparison.calculator.error.monthlyContribution'],
    ['once=-1', 'oneTimeContribution', 0, 'comparison.calculator.error.oneTimeContribution'],
    ['increment=11', 'annualIncrement', 10, 'comparison.calculator.error.outOfRange'],
  ] as const)('adjusts %s and says so', (query, field, value, message) => {
    const { inputs, errors, adjusted } = read(query);
    expect(inputs).toEqual({ ...DEFAULT_INPUTS, [field]: value });
    expect(errors).toEqual({ [field]: message });
    expect(adjusted).toBe(true);
  });

  it('says so when it does not know a word', () => {
    expect(read('compare=lottery')).toEqual({ ...opening, errors: {}, adjusted: true });
    expect(read('assumptions=rosy').adjusted).toBe(true);
  });
});

describe('writeChoices', () => {
  it('takes everything out that is as the page opened', () => {
    expect(Object.values(writeChoices(opening, opening))).toEqual(Array(8).fill(undefined));
  });

  it('writes what readChoices reads back', () => {
    const inputs = fc
      .record(mapValues(FIELDS, ({ min, max }) => fc.integer({ min, max })))
      .map((values) => mapFields((_, field) => values[field]));
    const choices = fc.record({
      comparisonType: fc.constantFrom(...keysOf(COMPARISON_TYPES)),
      preset: fc.constantFrom(...keysOf(PRESET_NAMES)),
      inputs,
    });
    fc.assert(
      fc.property(choices, (wanted) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(writeChoices(wanted, opening))) {
          if (value !== undefined) query.set(name, value);
        }
        expect(readChoices(query, opening)).toEqual({ ...wanted, errors: {}, adjusted: false });
      }),
    );
  });
});
