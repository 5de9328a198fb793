import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, FIELDS } from '../comparison/state/fields.ts';
import { estimateGap, type Person } from './person.ts';
import { hasAnswer, readGap, readPerson, writePerson } from './person-address.ts';

const opening: Person = {
  age: 35,
  grossMonthlyIncome: 4000,
  existingCapital: 0,
  childless: false,
};

const parent: Person = { age: 41, grossMonthlyIncome: 3100, children: 3, partTimeYears: 7 };

describe('a person in an address', () => {
  test.each([opening, { ...opening, age: 50, childless: true }, parent])(
    'reads as it was written: %o',
    (person) => {
      const query = new URLSearchParams(writePerson(person));
      const example = { ...person, age: 22, grossMonthlyIncome: 1 };
      expect(readPerson(query, example)).toEqual({ person, adjusted: [] });
    },
  );

  test('shares no parameter with the comparison', () => {
    const names: readonly string[] = FIELD_NAMES.map((field) => FIELDS[field].parameter);
    const written = Object.keys({ ...writePerson(opening), ...writePerson(parent) });
    expect(written.filter((name) => names.includes(name))).toEqual([]);
  });

  test('stays as opened where the address says nothing', () => {
    const query = new URLSearchParams('monthly=300&age=40');
    expect(readPerson(query, opening)).toEqual({ person: opening, adjusted: [] });
    expect(hasAnswer(query)).toBe(false);
  });

  test('is read from an address with one answer, too', () => {
    const query = new URLSearchParams('gapage=40');
    expect(hasAnswer(query)).toBe(true);
    expect(readPerson(query, opening)).toEqual({ person: { ...opening, age: 40 }, adjusted: [] });
  });

  test.each([
    ['gapage=17', { age: 22 }, ['age']],
    ['gapage=forty', { age: 35 }, ['age']],
    ['gapage=40.4', { age: 40 }, ['age']],
    ['gapincome=2000000', { grossMonthlyIncome: 1_000_000 }, ['grossMonthlyIncome']],
    ['gapsaved=-1', { existingCapital: 0 }, ['existingCapital']],
    ['gapchildless=perhaps', { childless: false }, ['childless']],
    ['gapage=40&gapincome=1.000', { age: 40 }, ['grossMonthlyIncome']],
    ['gapsaved=3000000', { existingCapital: 1_000_000 }, ['existingCapital']],
  ])('names what cannot be: %s', (query, expected, adjusted) => {
    const read = readPerson(new URLSearchParams(query), opening);
    expect(read).toEqual({ person: { ...opening, ...expected }, adjusted });
  });

  test('leaves out what the page does not ask for', () => {
    const query = new URLSearchParams(writePerson(parent));
    expect(readPerson(query, opening).person).toEqual({
      ...opening,
      age: 41,
      grossMonthlyIncome: 3100,
    });
  });
});

describe('the gap of a shared link', () => {
  test.each([opening, parent])('is that of the whole person: %o', (person) => {
    const { gap, capitalNeeded } = estimateGap(person);
    expect(readGap(new URLSearchParams(writePerson(person)))).toEqual({
      age: person.age,
      monthly: gap,
      capital: capitalNeeded,
      retirementAge: 67,
    });
  });

  test.each(['', 'gapage=35', 'gapincome=4000', 'gapage=17&gapincome=4000', 'age=35&monthly=300'])(
    'is not known from «%s»',
    (query) => {
      expect(readGap(new URLSearchParams(query))).toBeUndefined();
    },
  );
});
