import { expect, test } from 'vitest';
import { FIELDS } from '../sections/Comparison/fields.ts';
import { fieldsOf, invalidFields, PERSON_FIELDS } from '../sections/PensionGap/person.ts';
import { LANDING_KEYS, landings } from './index.ts';

const sections = LANDING_KEYS.flatMap((key) =>
  landings[key].sections.map((section) => ({ key, section })),
);

const people = sections.flatMap(({ key, section }) =>
  section.kind === 'pensionGap' ? [{ key, person: section.person }] : [],
);

const cases = sections.flatMap(({ key, section }) =>
  section.kind === 'cases' ? [{ key, ...section }] : [],
);

test.each(people)('the example person of $key is one whom the calculator takes', ({ person }) => {
  expect([...invalidFields(person)]).toEqual([]);
  for (const field of fieldsOf(person)) {
    const { min, step } = PERSON_FIELDS[field];
    expect(((person[field] ?? 0) - min) % step, field).toBe(0);
  }
});

test.each(cases)('the cases of $key are valid, and one is the example person', (worked) => {
  const { person, vary, values } = worked;
  expect(values).toContain(person[vary]);
  for (const value of values) {
    expect([...invalidFields({ ...person, [vary]: value })], String(value)).toEqual([]);
  }
});

test('the home page compares for the same age as its gap', () => {
  const [home] = people.filter(({ key }) => key === 'home');
  expect(home?.person.age).toBe(FIELDS.age.start);
});
