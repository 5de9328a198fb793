import { describe, expect, test } from 'vitest';
import { type AssumptionOverrides, type OutcomesResult, outcomes } from './index.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

const INPUTS = { ...SAVER, age: 50, probabilityRetireAt62: 50 };

test('the same seed gives the same outcomes, another one others', () => {
  const options = { paths: 20, seed: 7 };
  expect(calculate(options)).toEqual(calculate(options));
  expect(calculate({ ...options, seed: 8 })).not.toEqual(calculate(options));
});

test('left-out options are a thousand paths from seed 1', () => {
  const thousand = calculate({ paths: 1000, seed: 1 });
  expect(outcomes(INPUTS)).toEqual(thousand);
  expect(calculate({})).toEqual(thousand);
});

test('quantiles rise, and one path has but one end', () => {
  const { p10, p50, p90 } = calculate({ paths: 50 }).pf;
  expect([p10, p50, p90].toSorted((one, other) => one - other)).toEqual([p10, p50, p90]);
  const single = calculate({ paths: 1 }).pf;
  expect(new Set(Object.values(single)).size).toBe(1);
});

test('a quantile lies between two ends, in proportion', () => {
  const { p10, p50, p90 } = calculate({ paths: 2 }).pf;
  expect(p50).toBeCloseTo((p10 + p90) / 2, 6);
});

test('more volatility spreads the ends', () => {
  const spread = ({ pf }: OutcomesResult) => pf.p90 - pf.p10;
  const wild = calculate({ paths: 50 }, { outcomes: { volatility: 0.4 } });
  expect(spread(wild)).toBeGreaterThan(spread(calculate({ paths: 50 })));
});

test('equal ends are above nothing', () => {
  const free = { feeTiers: [[0, 0]] satisfies [number, number][], upfrontRate: 0 };
  const result = calculate({ paths: 5 }, { pf: free, otherbroker: free });
  expect(result.pfAboveOtherbroker).toBe(0);
});

describe('options out of bounds', () => {
  const PATHS = { field: 'paths', min: 1, max: 100_000 };
  const SEED = { field: 'seed', min: 0, max: 2 ** 32 - 1 };

  test.each<[unknown, unknown[]]>([
    [{ paths: 0 }, [PATHS]],
    [{ paths: 1.5 }, [PATHS]],
    [{ paths: 100_001 }, [PATHS]],
    [{ paths: null }, [PATHS]],
    [{ seed: -1 }, [SEED]],
    [{ seed: 2 ** 32 }, [SEED]],
    [{ paths: '10', seed: 0.5 }, [PATHS, SEED]],
  ])('%j are named', (options, errors) => {
    expect(outcomes(INPUTS, {}, options as object)).toEqual({ errors });
  });

  test('come after the errors of the inputs', () => {
    const errors = [{ field: 'age', min: 1, max: 60 }, PATHS];
    expect(outcomes({ ...INPUTS, age: 0 }, {}, { paths: 0 })).toEqual({ errors });
  });
});

function calculate(options: object, overrides: AssumptionOverrides = {}): OutcomesResult {
  return accepted(outcomes(INPUTS, overrides, options));
}
