import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BreakEvenVariable, withValue } from './break-even-variables.ts';
import { gainOver } from './gain.ts';
import {
  type AssumptionOverrides,
  breakEvens,
  COMPETITORS,
  type Competitor,
  compare,
  type Inputs,
  PRESETS,
} from './index.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';
import { plausibleAssumptions, saver } from './test/arbitraries.fixture.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

describe('a break-even', { timeout: 120_000 }, () => {
  test('changes the sign of the gain', () => {
    fc.assert(
      fc.property(MODEST, plausibleAssumptions(), COMPETITOR, (inputs, overrides, against) => {
        for (const { start, point, gainAt } of found(inputs, overrides, against)) {
          expect(gainAt(point) > 1e-9).not.toBe(gainAt(start) > 1e-9);
        }
      }),
      RUNS,
    );
  });

  test('is where next to nothing is gained, if the fee makes no great jumps', () => {
    const preset = fc.constantFrom<AssumptionOverrides>(...Object.values(PRESETS));
    fc.assert(
      fc.property(MODEST, preset, COMPETITOR, (inputs, overrides, against) => {
        for (const { variable, point, gainAt } of found(inputs, overrides, against)) {
          if (variable !== 'age')
            expect(Math.abs(gainAt(point)), variable).toBeLessThanOrEqual(1e-5);
        }
      }),
      RUNS,
    );
  });

  test('may lie below or above the present value', () => {
    // With less rebalancing the depot is better; so it is close to retirement.
    expect(pointOf('portfolioRebalancing', SAVER)).toBeLessThan(SAVER.portfolioRebalancing);
    expect(pointOf('age', SAVER)).toBe(56);
  });

  test('is looked for from the nearer bound if the present value is beyond it', () => {
    const beyond = pointOf('saversAllowance', SAVER, { saversAllowance: 5000 });
    expect(beyond).toBe(pointOf('saversAllowance', SAVER, { saversAllowance: 2000 }));
  });

  test('is a whole age below the retirement age', () => {
    expect(pointOf('age', SAVER, { retirementAge: 57 }) ?? 56).toBeLessThan(57);
    expect(pointOf('age', { ...SAVER, age: 20 }, { retirementAge: 22 })).toBeNull();
  });

  test('is looked for only in a comparison that depends on the variable', () => {
    const names = (against: Competitor) =>
      calculate(SAVER, {}, against).map(({ variable }) => variable.split('.')[0]);
    expect(names('directinvest')).not.toContain('otherbroker');
    expect(names('otherbroker')).not.toContain('directinvest');
  });

  test('of an effective cost starts where the terms of the provider stand', () => {
    const { effectiveCosts } = accepted(compare(SAVER));
    const cost = calculate(SAVER, {}, 'otherbroker').find(
      ({ variable }) => variable === 'otherbroker.effectiveCost',
    );
    expect(cost?.present).toBeCloseTo(effectiveCosts.otherbroker, 12);
  });
});

test.each(['pf', 'constructor', '', null, undefined, 1])(
  '%j is nothing to compare with',
  (word) => {
    const AGAINST = { field: 'against', min: null, max: null };
    expect(breakEvens(SAVER, {}, word as Competitor)).toEqual({ errors: [AGAINST] });
    const errors = [{ field: 'age', min: 1, max: 60 }, AGAINST];
    expect(breakEvens({ ...SAVER, age: 0 }, {}, word as Competitor)).toEqual({ errors });
  },
);

const MODEST = saver({ monthlyContribution: 5000, oneTimeContribution: 100_000 });
const COMPETITOR = fc.constantFrom<Competitor>(...COMPETITORS);

// Each run asks for hundreds of gains; to shrink a failure would take minutes.
const RUNS = { numRuns: 40, endOnFailure: true };

/** All break-evens there are, with what is gained at any value of the variable. */
function found(inputs: Inputs, overrides: AssumptionOverrides, against: Competitor) {
  const question = { inputs, assumptions: resolveAssumptions(overrides).assumptions };
  return calculate(inputs, overrides, against).flatMap(({ variable, min, max, present, point }) => {
    const start = Math.min(max, Math.max(min, present));
    const gainAt = (value: number) => gainOver(against, withValue(variable, value, question));
    return point === null ? [] : [{ variable, start, point, gainAt }];
  });
}

function pointOf(
  variable: BreakEvenVariable,
  inputs: Inputs,
  overrides: AssumptionOverrides = {},
): number | null | undefined {
  const all = calculate(inputs, overrides, 'directinvest');
  return all.find((breakEven) => breakEven.variable === variable)?.point;
}

function calculate(inputs: Inputs, overrides: AssumptionOverrides, against: Competitor) {
  return accepted(breakEvens(inputs, overrides, against));
}
