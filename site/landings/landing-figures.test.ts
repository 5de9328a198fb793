import { expect, test } from 'vitest';
import { keysOf } from '../../design-system/keys-of.ts';
import { INPUT_BOUNDS } from '../calculation/index.ts';
import { FIELDS, fieldError } from '../sections/Comparison/fields.ts';
import { fieldsOf, invalidFields, PERSON_FIELDS } from '../sections/PensionGap/person.ts';
import { LANDING_KEYS, landings } from './index.ts';

const startInputs = LANDING_KEYS.flatMap((key) =>
  landings[key].sections
    .filter((section) => section.kind === 'comparison')
    .flatMap(({ inputs = {} }) =>
      keysOf(inputs).map((name) => ({ key, name, value: inputs[name] ?? Number.NaN })),
    ),
);

test.each(startInputs)('$key starts its comparison with a $name of $value', ({ name, value }) => {
  const { min, max } = INPUT_BOUNDS[name];
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
  expect(fieldError(name, value)).toBeUndefined();
  expect((value - FIELDS[name].min) % FIELDS[name].step).toBe(0);
});

const examplePeople = LANDING_KEYS.flatMap((key) =>
  landings[key].sections
    .filter((section) => section.kind === 'pensionGap')
    .map(({ person }) => ({ key, person, age: person.age })),
);

test.each(examplePeople)(
  'the example person of $key is one whom the calculator takes',
  ({ person }) => {
    expect([...invalidFields(person)]).toEqual([]);
    for (const field of fieldsOf(person)) {
      const { min, step } = PERSON_FIELDS[field];
      expect(((person[field] ?? 0) - min) % step, field).toBe(0);
    }
  },
);

test.each(examplePeople)('$key compares for the same age, $age, as its gap', ({ key, age }) => {
  const chosen = startInputs.find((input) => input.key === key && input.name === 'age');
  expect(chosen?.value ?? FIELDS.age.start).toBe(age);
});
