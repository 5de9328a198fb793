import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { FLIP_VARIABLES, type FlipVariable } from './flip-variables.ts';
import { gainOver } from './gain.ts';
import {
  type AssumptionOverrides,
  compare,
  type FlipPoints,
  flipPoints,
  type Inputs,
  PRESETS,
  type Rival,
} from './index.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';
import { plausibleAssumptions, saver } from './test/arbitraries.fixture.ts';

const INPUTS = {
  monthlyContribution: 300,
  age: 35,
  oneTimeContribution: 10_000,
  annualIncrement: 5,
  portfolioRebalancing: 15,
  probabilityRetireAt62: 0,
};

describe('a flip point', { timeout: 120_000 }, () => {
  test('changes the sign of the gain', () => {
    fc.assert(
      fc.property(MODEST, plausibleAssumptions(), RIVAL, (inputs, overrides, against) => {
        for (const { start, point, gainAt } of flips(inputs, overrides, against)) {
          expect(gainAt(point) > 1e-9).not.toBe(gainAt(start) > 1e-9);
        }
      }),
      RUNS,
    );
  });

  test('is where next to nothing is gained, if the fee makes no great jumps', () => {
    const preset = fc.constantFrom<AssumptionOverrides>(...Object.values(PRESETS));
    fc.assert(
      fc.property(MODEST, preset, RIVAL, (inputs, overrides, against) => {
        for (const { name, point, gainAt } of flips(inputs, overrides, against)) {
          if (name !== 'age') expect(Math.abs(gainAt(point)), name).toBeLessThanOrEqual(1e-5);
        }
      }),
      RUNS,
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

const MODEST = saver({ monthlyContribution: 5000, oneTimeContribution: 100_000 });
const RIVAL = fc.constantFrom<Rival>('directinvest', 'otherbroker');

// Each run asks for hundreds of gains; to shrink a failure would take minutes.
const RUNS = { numRuns: 40, endOnFailure: true };

/** All flip points there are, with what is gained at any value of the variable. */
function flips(inputs: Inputs, overrides: AssumptionOverrides, against: Rival) {
  const question = { inputs, assumptions: resolveAssumptions(overrides).assumptions };
  const points = calculate(inputs, overrides, against);
  return keysOf(FLIP_VARIABLES).flatMap((name) => {
    const variable = FLIP_VARIABLES[name];
    const point = points[name];
    const start = Math.min(variable.max, Math.max(variable.min, variable.of(question)));
    const gainAt = (value: number) => gainOver(against, variable.changed(question, value));
    return point === null ? [] : [{ name, start, point, gainAt }];
  });
}

function calculate(inputs: Inputs, overrides: AssumptionOverrides, against: Rival): FlipPoints {
  const result = flipPoints(inputs, overrides, against);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result;
}
