import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, mapValues } from '../../../lib/objects.ts';
import { createTyping } from '../../i18n/typed-number.ts';
import { calculateAnswer } from '../client/answer.ts';
import { getOpeningChoices, readChoices } from '../comparison/state/choices.ts';
import {
  estimateGap,
  findInvalidFields,
  getMeasure,
  PERSON_FIELDS,
  type Person,
} from './person.ts';
import { prefillComparison } from './prefill.ts';

const usual: Person = { age: 36, grossMonthlyIncome: 3600 };

describe('a parent’s pension', () => {
  const parent = { ...usual, children: 0, partTimeYears: 0 };

  test('is that of anyone without part-time years, apart from the surcharge', () => {
    expect(estimateGap(parent).grossPension).toBeCloseTo(estimateGap(usual).grossPension);
  });

  test('loses half a year’s points for a year in part time', () => {
    const { entgeltpunktePerYear, entgeltpunkte } = estimateGap(usual);
    expect(estimateGap({ ...parent, partTimeYears: 10 }).entgeltpunkte).toBeCloseTo(
      entgeltpunkte - 5 * entgeltpunktePerYear,
    );
  });

  test('gains almost three points for a child', () => {
    const { entgeltpunkte } = estimateGap(usual);
    expect(estimateGap({ ...parent, children: 2 }).entgeltpunkte - entgeltpunkte).toBeCloseTo(6, 2);
  });

  test('is measured against what full time brings', () => {
    const { desiredIncome } = estimateGap({ ...parent, partTimeYears: 20 });
    expect(desiredIncome).toBeCloseTo(estimateGap(usual).desiredIncome);
  });
});

test('childless people pay 0.6 points more for care insurance', () => {
  const rate = (person: Person) =>
    estimateGap(person).socialContributions / estimateGap(person).grossPension;
  expect(rate({ ...usual, childless: false })).toBeCloseTo(0.1235);
  expect(rate({ ...usual, childless: true })).toBeCloseTo(0.1295);
  expect(rate({ ...usual, children: 0, partTimeYears: 0 })).toBeCloseTo(0.1295);
  expect(rate({ ...usual, children: 1, partTimeYears: 0 })).toBeCloseTo(0.1235);
});

describe('the saving of a person', () => {
  const persons: [string, Person][] = [
    ['the example', { age: 35, grossMonthlyIncome: 4000, existingCapital: 0, childless: false }],
    ['with savings', { age: 30, grossMonthlyIncome: 4800, existingCapital: 25_000 }],
    ['close to retirement', { age: 57, grossMonthlyIncome: 4600, existingCapital: 50_000 }],
  ];

  test.each(persons)('closes the gap in the comparison that takes it over: %s', (_, person) => {
    const { monthlySaving, capitalNeeded } = estimateGap(person);
    const leave = (monthly: number) => {
      const { query } = prefillComparison(monthly, person);
      const { inputs, preset } = readChoices(new URLSearchParams(query), getOpeningChoices());
      const [regular] = calculateAnswer({ inputs, preset }).payouts;
      return regular ? regular.net.pf * regular.realFactor : 0;
    };
    const needed = monthlySaving ?? 0;
    expect(leave(needed)).toBeGreaterThanOrEqual(capitalNeeded);
    expect(leave(needed - 1)).toBeLessThan(capitalNeeded);
  });

  test('is nothing where what is there is enough', () => {
    const { monthlySaving, capitalNeeded, leftWithoutSaving } = estimateGap({
      ...usual,
      existingCapital: 200_000,
    });
    expect(monthlySaving).toBe(0);
    expect(leftWithoutSaving).toBeGreaterThan(capitalNeeded);
  });
});

test('a value outside its bounds, or none, is invalid', () => {
  expect([...findInvalidFields({ ...usual, age: 17 })]).toEqual(['age']);
  expect([...findInvalidFields({ age: 36, grossMonthlyIncome: Number.NaN })]).toEqual([
    'grossMonthlyIncome',
  ]);
  // More could not be paid in at once, and would be counted as that much.
  expect([...findInvalidFields({ ...usual, existingCapital: 1_000_001 })]).toEqual([
    'existingCapital',
  ]);
  expect([...findInvalidFields({ ...usual, existingCapital: 1e9, children: -1 })]).toEqual([
    'existingCapital',
    'children',
  ]);
  expect(findInvalidFields(usual).size).toBe(0);
});

test('the engine takes everyone whom the form takes', () => {
  const values = mapValues(PERSON_FIELDS, ({ min, max }) => fc.integer({ min, max }));
  const person = fc.record(
    { ...values, childless: fc.boolean() },
    { requiredKeys: ['age', 'grossMonthlyIncome'] },
  );
  fc.assert(
    fc.property(person, (somebody) => {
      const { monthlySaving, ...amounts } = estimateGap(somebody);
      for (const value of [monthlySaving ?? 0, ...Object.values(amounts)])
        expect(value).toSatisfy(Number.isFinite);
    }),
  );
  expect(keysOf(PERSON_FIELDS)).toHaveLength(6);
});

test.each([
  ['grossMonthlyIncome', '3.500,00 € mtl.', 3500],
  ['grossMonthlyIncome', '48.000 € brutto im Jahr', Number.NaN],
  ['existingCapital', '48.000 €', 48_000],
  ['existingCapital', '300 € im Monat', Number.NaN],
  ['age', '35 Jahre', 35],
  ['age', '35 %', Number.NaN],
] as const)('%s reads «%s» as %d', (field, text, value) => {
  expect(createTyping(getMeasure(field)).parse(text, 1)).toBe(value);
});
