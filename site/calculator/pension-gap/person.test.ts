import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf, mapValues } from '../../../lib/objects.ts';
import { gapOf } from './person.ts';
import { invalidFields, PERSON_FIELDS, type Person } from './person-fields.ts';

const usual: Person = { age: 36, grossMonthlyIncome: 3600 };

describe('a parent’s pension', () => {
  const parent = { ...usual, children: 0, partTimeYears: 0 };

  test('is that of anyone without part-time years, apart from the surcharge', () => {
    expect(gapOf(parent).grossPension).toBeCloseTo(gapOf(usual).grossPension);
  });

  test('loses half a year’s points for a year in part time', () => {
    const { entgeltpunktePerYear, entgeltpunkte } = gapOf(usual);
    expect(gapOf({ ...parent, partTimeYears: 10 }).entgeltpunkte).toBeCloseTo(
      entgeltpunkte - 5 * entgeltpunktePerYear,
    );
  });

  test('gains almost three points for a child', () => {
    const { entgeltpunkte } = gapOf(usual);
    expect(gapOf({ ...parent, children: 2 }).entgeltpunkte - entgeltpunkte).toBeCloseTo(6, 2);
  });

  test('is measured against what full time brings', () => {
    const { desiredIncome } = gapOf({ ...parent, partTimeYears: 20 });
    expect(desiredIncome).toBeCloseTo(gapOf(usual).desiredIncome);
  });
});

test('childless people pay 0.6 points more for care insurance', () => {
  const rate = (person: Person) => gapOf(person).socialContributions / gapOf(person).grossPension;
  expect(rate({ ...usual, childless: false })).toBeCloseTo(0.1235);
  expect(rate({ ...usual, childless: true })).toBeCloseTo(0.1295);
  expect(rate({ ...usual, children: 0, partTimeYears: 0 })).toBeCloseTo(0.1295);
  expect(rate({ ...usual, children: 1, partTimeYears: 0 })).toBeCloseTo(0.1235);
});

test('a value outside its bounds, or none, is invalid', () => {
  expect([...invalidFields({ ...usual, age: 17 })]).toEqual(['age']);
  expect([...invalidFields({ age: 36, grossMonthlyIncome: Number.NaN })]).toEqual([
    'grossMonthlyIncome',
  ]);
  expect([...invalidFields({ ...usual, existingCapital: 1e9, children: -1 })]).toEqual([
    'existingCapital',
    'children',
  ]);
  expect(invalidFields(usual).size).toBe(0);
});

test('the engine takes everyone whom the form takes', () => {
  const values = mapValues(PERSON_FIELDS, ({ min, max }) => fc.integer({ min, max }));
  const person = fc.record(
    { ...values, childless: fc.boolean() },
    { requiredKeys: ['age', 'grossMonthlyIncome'] },
  );
  fc.assert(
    fc.property(person, (somebody) => {
      for (const value of Object.values(gapOf(somebody))) expect(value).toSatisfy(Number.isFinite);
    }),
  );
  expect(keysOf(PERSON_FIELDS)).toHaveLength(6);
});
