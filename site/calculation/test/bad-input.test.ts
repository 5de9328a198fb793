import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, compare, INPUT_BOUNDS, PENSION_GAP_BOUNDS, pensionGap } from '../index.ts';
import { SAVER } from './saver.fixture.ts';

const RUNS = { numRuns: 1000 };

const EARNER = {
  age: 35,
  grossMonthlyIncome: 4000,
  netMonthlyIncome: 2600,
  desiredMonthlyIncome: 2000,
  contributionYears: 45,
  existingCapital: 0,
};

/** Both calculations as a caller without types would use them. */
type Calculation = (inputs: unknown, assumptions?: unknown) => object;

describe.each([
  { name: 'compare', calculate: compare as Calculation, valid: SAVER, bounds: INPUT_BOUNDS },
  {
    name: 'pensionGap',
    calculate: pensionGap as Calculation,
    valid: EARNER,
    bounds: PENSION_GAP_BOUNDS,
  },
])('$name', ({ calculate, valid, bounds }) => {
  test('names exactly the bad fields with their bounds, in the order of the table', () => {
    fc.assert(
      fc.property(badValues(bounds), (bad) => {
        const errors = Object.entries<Bounds>(bounds)
          .filter(([field]) => field in bad)
          .map(([field, { min, max }]) => ({ field, min, max }));
        const result = calculate({ ...valid, ...bad });
        if (errors.length === 0) expect(result).not.toHaveProperty('errors');
        else expect(result).toStrictEqual({ errors });
      }),
      RUNS,
    );
  });

  test('answers anything that is no input with errors alone', () => {
    fc.assert(
      fc.property(fc.anything(), (inputs) => {
        expect(Object.keys(calculate(inputs))).toEqual(['errors']);
      }),
      RUNS,
    );
  });

  test('accepts the bounds themselves', () => {
    const [least, most] = (['min', 'max'] as const).map((end) =>
      Object.fromEntries(
        Object.entries<Bounds>(bounds).map(([field, { [end]: value }]) => [field, value]),
      ),
    );
    expect(calculate(least)).not.toHaveProperty('errors');
    expect(calculate(most)).not.toHaveProperty('errors');
  });

  test('an age without a year until retirement is out of bounds', () => {
    const errors = [{ field: 'age', min: 1, max: 34 }];
    expect(calculate(valid, { retirementAge: 35 })).toEqual({ errors });
    expect(calculate(valid, { retirementAge: 36 })).not.toHaveProperty('errors');
    expect(calculate(valid, { retirementAge: 35, inflation: 2 })).toEqual({
      errors: [...errors, { field: 'assumptions.inflation', min: -0.5, max: 1 }],
    });
  });
});

test('a left-out optional input is no error', () => {
  const { age, grossMonthlyIncome } = EARNER;
  expect(pensionGap({ age, grossMonthlyIncome })).not.toHaveProperty('errors');
});

test('errors of inputs come before those of assumptions', () => {
  const overrides = {
    marketReturn: 7,
    tax: { basiszins: { 1066: 0.01 } },
    pf: { feeTiers: [[0, 2]] },
  };
  expect((compare as Calculation)({ ...SAVER, age: 61 }, overrides)).toEqual({
    errors: [
      { field: 'age', min: 1, max: 60 },
      { field: 'assumptions.marketReturn', min: -0.5, max: 1 },
      { field: 'assumptions.tax.basiszins.1066', min: 1900, max: 2200 },
      { field: 'assumptions.pf.feeTiers.0.1', min: 0, max: 1 },
    ],
  });
});

/** Values that no field accepts, for any of the fields. */
function badValues(table: Readonly<Record<string, Bounds>>) {
  const fields = Object.entries(table).map(([field, { min, max, whole, optional }]) => {
    const values: unknown[] = [null, Number.NaN, Infinity, -Infinity, '35', true, [35], {}, 35n];
    values.push(min - 1e-9, max + 1e-6);
    if (whole) values.push(35.5);
    if (!optional) values.push(undefined);
    return [field, fc.constantFrom(...values)];
  });
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}
