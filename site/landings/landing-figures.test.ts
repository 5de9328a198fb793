import { expect, test } from 'vitest';
import { keysOf } from '../../design-system/keys-of.ts';
import { INPUT_BOUNDS, PENSION_GAP_BOUNDS } from '../calculation/index.ts';
import { FIELDS, fieldError } from '../sections/Comparison/fields.ts';
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
    .map(({ age, grossMonthlyIncome }) => ({ key, age, grossMonthlyIncome })),
);

test.each(examplePeople)('$key shows the gap at $age with $grossMonthlyIncome €', (person) => {
  for (const field of ['age', 'grossMonthlyIncome'] as const) {
    expect(person[field]).toBeGreaterThanOrEqual(PENSION_GAP_BOUNDS[field].min);
    expect(person[field]).toBeLessThanOrEqual(PENSION_GAP_BOUNDS[field].max);
  }
});

test.each(examplePeople)('$key compares for the same age, $age, as its gap', ({ key, age }) => {
  const chosen = startInputs.find((input) => input.key === key && input.name === 'age');
  expect(chosen?.value ?? FIELDS.age.start).toBe(age);
});
