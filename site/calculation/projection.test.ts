import { describe, expect, test } from 'vitest';
import { mapValues } from '../../lib/objects.ts';
import { COMPETITORS } from './account.ts';
import { CHARGES, FEES, TAXES } from './effects.ts';
import {
  chargesUntilRetirement,
  compare,
  DEFAULT_ASSUMPTIONS,
  project,
  projectionPoints,
} from './index.ts';
import { totalsIn } from './projection.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

const result = accepted(compare(SAVER));
const projection = accepted(project(SAVER));

test('invalid inputs and assumptions are named', () => {
  expect(project({ ...SAVER, age: 0 }, { inflation: 2 })).toMatchObject({
    errors: [{ field: 'age' }, { field: 'assumptions.inflation' }],
  });
});

test('the last point in today’s money is that of then times the real factor', () => {
  const [then, today] = (['then', 'today'] as const).map((money) =>
    projectionPoints(projection, money).at(-1),
  );
  expect(today?.pf).toBeCloseTo((then?.pf ?? Number.NaN) * result.realFactor, 6);
});

describe.each(['pf', ...COMPETITORS] as const)('the charges of %s', (provider) => {
  const charges = chargesUntilRetirement(provider, projection, 'then');

  test('are the euros of the scheduled scenario', () => {
    const euro = result.scenarios[0]?.euro[provider];
    expect(charges).toEqual(mapValues(CHARGES, (record) => euro?.[record]));
  });

  test('are fees and taxes', () => {
    expect(new Set([...FEES, ...TAXES])).toEqual(new Set(Object.keys(charges)));
  });
});

test('charges count less in today’s money, and the tax at the end the least', () => {
  const { FixedCost, WithdrawalTax } = chargesUntilRetirement('pf', projection, 'then');
  const today = chargesUntilRetirement('pf', projection, 'today');
  expect(today.FixedCost / FixedCost).toBeLessThan(1);
  expect(today.FixedCost / FixedCost).toBeGreaterThan(today.WithdrawalTax / WithdrawalTax);
});

test('every payment is taken at the prices of the middle of its year', () => {
  const assumptions = { ...DEFAULT_ASSUMPTIONS, inflation: 0.1 };
  const [start, first, second] = totalsIn('today', [0, 100, 300], assumptions);
  expect(start).toBe(0);
  expect(first).toBeCloseTo(100 / 1.1 ** 0.5);
  expect(second).toBeCloseTo(100 / 1.1 ** 0.5 + 200 / 1.1 ** 1.5);
  expect(totalsIn('then', [0, 100, 300], assumptions)).toEqual([0, 100, 300]);
});
