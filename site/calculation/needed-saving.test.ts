import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssumptionOverrides, compare, MOST_SAVING, neededSaving } from './index.ts';
import { accepted } from './test/saver.fixture.ts';

const plan = { age: 35, oneTimeContribution: 0, annualIncrement: 2 };

/** A year at 66 without return, costs, taxes and inflation: all that is paid is there at the end. */
const NOTHING_HAPPENS: AssumptionOverrides = {
  marketReturn: 0,
  inflation: 0,
  pf: { feeTiers: [], tech: { etfCost: 0 } },
  retirementAge: 61,
};

describe('by hand', () => {
  const lastYear = { ...plan, age: 60 };

  test.each([
    [0, 0],
    [1, 1],
    [1200, 100],
    [1201, 101],
    [1_200_000, 100_000],
    [1_200_001, null],
  ])('a need of %d € in a year takes %s € a month', (need, monthlySaving) => {
    expect(neededSaving(lastYear, NOTHING_HAPPENS, need)).toEqual({
      monthlySaving,
      leftWithoutSaving: 0,
    });
  });

  test('what is paid at once counts first', () => {
    const saved = { ...lastYear, oneTimeContribution: 500 };
    expect(neededSaving(saved, NOTHING_HAPPENS, 500)).toEqual({
      monthlySaving: 0,
      leftWithoutSaving: 500,
    });
    expect(neededSaving(saved, NOTHING_HAPPENS, 501)).toMatchObject({ monthlySaving: 1 });
  });

  test('a loss of half in prices takes twice as much', () => {
    const overrides = { ...NOTHING_HAPPENS, inflation: 1 };
    expect(neededSaving(lastYear, overrides, 1200)).toMatchObject({ monthlySaving: 200 });
  });

  test('a gain is taxed before it counts', () => {
    // 1,000 € at once double. Of 1,000 € gain 85 % are taxed at 26.375 %, a contract of one year.
    const overrides = { ...NOTHING_HAPPENS, marketReturn: 1 };
    const saved = { ...lastYear, oneTimeContribution: 1000 };
    expect(accepted(neededSaving(saved, overrides, 0)).leftWithoutSaving).toBeCloseTo(
      2000 - 0.85 * 1000 * 0.26375,
      8,
    );
  });
});

test('the comparison of the same plan leaves the need, and with a euro less it does not', () => {
  const cases = fc.record({
    need: fc.integer({ min: 40_000, max: 2_000_000 }),
    age: fc.integer({ min: 22, max: 60 }),
    oneTimeContribution: fc.integer({ min: 0, max: 30_000 }),
    saversAllowance: fc.constantFrom(0, 1000),
  });
  fc.assert(
    fc.property(cases, ({ need, saversAllowance, ...saver }) => {
      const overrides = { saversAllowance };
      const { monthlySaving } = accepted(neededSaving({ ...plan, ...saver }, overrides, need));
      fc.pre(monthlySaving !== null && monthlySaving > 100);
      const left = (monthlyContribution: number) => {
        const inputs = { ...plan, ...saver, portfolioRebalancing: 15, probabilityRetireAt62: 0 };
        const result = accepted(compare({ ...inputs, monthlyContribution }, overrides));
        return result.netWealth.pf * result.realFactor;
      };
      expect(left(monthlySaving)).toBeGreaterThanOrEqual(need);
      expect(left(monthlySaving - 1)).toBeLessThan(need);
    }),
    { numRuns: 40 },
  );
});

test('names what it cannot calculate with, and never throws', () => {
  expect(neededSaving({ ...plan, age: 70 }, {}, Number.NaN)).toEqual({
    errors: [
      { field: 'age', min: 1, max: 60 },
      { field: 'need', min: 0, max: 1e12 },
    ],
  });
  expect(neededSaving(plan, undefined, -1)).toHaveProperty('errors');
  expect(MOST_SAVING).toBe(100_000);
});
