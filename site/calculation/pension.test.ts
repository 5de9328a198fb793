import { describe, expect, test } from 'vitest';
import type { AssumptionOverrides } from './assumptions.ts';
import { pension, upfrontCosts } from './pension.ts';
import { makePlan } from './plan.ts';
import { outcomeAfter } from './provider.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';

const INPUTS = {
  monthlyContribution: 100,
  age: 35,
  oneTimeContribution: 10_000,
  annualIncrement: 5,
  portfolioRebalancing: 0,
  probabilityRetireAt62: 0,
};

describe('upfront costs', () => {
  test.each([1, 35, 60, 65])('at age %d they sum up to the agreed share', (age) => {
    const plan = planOf({ age });
    const total = sum(upfrontCosts(plan, 0.025, 60));
    expect(total).toBeCloseTo(0.025 * sum(plan.contributions), 8);
  });

  test('fall due in the first five years of the premium and of each rise', () => {
    const plan = planOf({ annualIncrement: 0 });
    const costs = upfrontCosts(plan, 0.025, 60);
    const monthly = (0.025 * 100 * 384) / 60;
    expect(costs).toHaveLength(384);
    expect(costs[0]).toBeCloseTo(250 + monthly, 10);
    expect(costs[59]).toBeCloseTo(monthly, 10);
    expect(costs[60]).toBe(0);
  });

  test('never take a third of a premium', () => {
    const plan = planOf({ age: 1, oneTimeContribution: 0, annualIncrement: 10 });
    const costs = upfrontCosts(plan, 0.025, 60);
    const shares = plan.contributions.map((premium, month) => (costs[month] ?? 0) / premium);
    expect(Math.max(...shares)).toBeLessThan(0.34);
  });
});

describe('the contract', () => {
  test('charges the rate of the tier reached, on the whole value', () => {
    const tiers: AssumptionOverrides = {
      pf: {
        feeTiers: [
          [10_000, 0.12],
          [0, 0.24],
        ],
      },
    };
    // The value stays below the threshold for months, then the lower rate halves the fee.
    expect(feeAfterYear({ oneTimeContribution: 0 }, tiers)).toBeGreaterThan(0.1 * 1200);
    expect(feeAfterYear({ oneTimeContribution: 20_000 }, tiers)).toBeLessThan(0.12 * 21_200);
  });

  test('charges nothing below the first threshold', () => {
    expect(feeAfterYear({}, { pf: { feeTiers: [[1e6, 0.01]] } })).toBe(0);
  });

  test('invests what upfront cost and order fee leave, then grows, then pays the fee', () => {
    const { assumptions } = resolveAssumptions({
      retirementAge: 36,
      marketReturn: 0.0025,
      pf: { upfrontRate: 0.025, orderFee: 0.01, feeTiers: [[0, 0.12]] },
    });
    const plan = makePlan({ ...INPUTS, monthlyContribution: 100 }, assumptions);
    const outcome = outcomeAfter(1, pension(plan, assumptions.pf, assumptions).outcomes);
    const invested = (10_000 * 0.99 ** 12 + 100 * geometricSum(0.99)) * 0.975 * 0.99;
    expect(outcome.gross).toBeCloseTo(invested, 8);
    expect(outcome.upfrontCost).toBeCloseTo(0.025 * 11_200, 8);
    expect(outcome.brokerageFee).toBeCloseTo(0.01 * 0.975 * 11_200, 8);
    expect(
      outcome.gross + outcome.fixedCost + outcome.brokerageFee + outcome.upfrontCost,
    ).toBeCloseTo(11_200, 8);
  });
});

function feeAfterYear(inputs: Partial<typeof INPUTS>, overrides: AssumptionOverrides): number {
  const { assumptions } = resolveAssumptions(overrides);
  const plan = makePlan({ ...INPUTS, ...inputs }, assumptions);
  return outcomeAfter(1, pension(plan, assumptions.pf, assumptions).outcomes).fixedCost;
}

function planOf(inputs: Partial<typeof INPUTS>) {
  return makePlan({ ...INPUTS, ...inputs }, resolveAssumptions().assumptions);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** q + q² + … + q¹². */
function geometricSum(q: number): number {
  return (q * (1 - q ** 12)) / (1 - q);
}
