import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plausibleAssumptions, saver } from './arbitraries.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { FLIP_VARIABLES, type FlipVariable } from './flip-variables.ts';
import { gainOver } from './gain.ts';
import {
  type AssumptionOverrides,
  compare,
  type FlipPoints,
  flipPoints,
  type Rival,
} from './index.ts';
import { keysOf } from './map-values.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

const INPUTS = {
  monthlyContribution: 300,
  age: 35,
  oneTimeContribution: 10_000,
  annualIncrement: 5,
  portfolioRebalancing: 15,
  probabilityRetireAt62: 0,
};

describe('a flip point', () => {
  test('changes the sign of the gain, which is small there', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        saver({ monthlyContribution: 5000, oneTimeContribution: 100_000 }),
        plausibleAssumptions(),
        fc.constantFrom<Rival>('directinvest', 'otherbroker'),
        (inputs, overrides, against) => {
          const { assumptions } = resolveAssumptions(overrides);
          const question = { inputs, assumptions };
          const points = calculate(inputs, overrides, against);
          for (const name of keysOf(FLIP_VARIABLES)) {
            const point = points[name];
            if (point === null) continue;
            const variable = FLIP_VARIABLES[name];
            const start = Math.min(variable.max, Math.max(variable.min, variable.of(question)));
            const gainAt = (value: number) => gainOver(against, variable.changed(question, value));
            expect(gainAt(point) > 1e-9, name).not.toBe(gainAt(start) > 1e-9);
            if (name !== 'age') expect(Math.abs(gainAt(point)), name).toBeLessThanOrEqual(1e-5);
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('may lie below or above the present value', () => {
    // With less rebalancing the depot is better; so it is close to retirement.
    const points = calculate(INPUTS, {}, 'directinvest');
    expect(points.portfolioRebalancing).toBeLessThan(INPUTS.portfolioRebalancing);
    expect(points.age).toBe(56);
  });

  test('is looked for from the nearer bound if the present value is beyond it', () => {
    const beyond = calculate(INPUTS, { saversAllowance: 5000 }, 'directinvest');
    const atBound = calculate(INPUTS, { saversAllowance: 2000 }, 'directinvest');
    expect(beyond.saversAllowance).toBe(atBound.saversAllowance);
  });

  test('is a whole age below the retirement age', () => {
    const { age } = calculate(INPUTS, { retirementAge: 57 }, 'directinvest');
    expect(age === null || (Number.isInteger(age) && age < 57)).toBe(true);
    expect(calculate({ ...INPUTS, age: 20 }, { retirementAge: 22 }, 'directinvest').age).toBeNull();
  });

  test.each(keysOf(FLIP_VARIABLES))('of %s is none in a comparison it is not for', (name) => {
    const { only }: FlipVariable = FLIP_VARIABLES[name];
    if (only === undefined) return;
    const against = only === 'directinvest' ? 'otherbroker' : 'directinvest';
    expect(calculate(INPUTS, {}, against)[name]).toBeNull();
  });

  test('of an effective cost starts where the terms of the provider stand', () => {
    const question = { inputs: INPUTS, assumptions: DEFAULT_ASSUMPTIONS };
    const present = FLIP_VARIABLES['otherbroker.effectiveCost'].of(question);
    const result = compare(INPUTS);
    if ('errors' in result) throw new Error(JSON.stringify(result.errors));
    expect(present).toBeCloseTo(result.effectiveCosts.otherbroker, 12);
  });
});

test.each(['pf', 'constructor', '', null, undefined, 1])(
  '%j is nothing to compare with',
  (word) => {
    const AGAINST = { field: 'against', min: null, max: null };
    expect(flipPoints(INPUTS, {}, word as Rival)).toEqual({ errors: [AGAINST] });
    const errors = [{ field: 'age', min: 1, max: 60 }, AGAINST];
    expect(flipPoints({ ...INPUTS, age: 0 }, {}, word as Rival)).toEqual({ errors });
  },
);

function calculate(
  inputs: typeof INPUTS,
  overrides: AssumptionOverrides,
  against: Rival,
): FlipPoints {
  const result = flipPoints(inputs, overrides, against);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result;
}
