import { describe, expect, test } from 'vitest';
import { leaveAfter, type Outcome } from './account.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { steadyMarket } from './market.ts';
import { pension, upfrontCosts } from './pension.ts';
import { contributionOf, makePlan, type Plan } from './plan.ts';
import { resolveAssumptions } from './resolve-assumptions.ts';
import { SAVER } from './test/saver.fixture.ts';

const INPUTS = { ...SAVER, monthlyContribution: 100 };

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
    const outcome = afterYear(INPUTS, {
      retirementAge: 36,
      marketReturn: 0.0025,
      pf: { upfrontRate: 0.025, orderFee: 0.01, feeTiers: [[0, 0.12]] },
    });
    const invested = (10_000 * 0.99 ** 12 + 100 * geometricSum(0.99)) * 0.975 * 0.99;
    expect(outcome.gross).toBeCloseTo(invested, 8);
    expect(outcome.upfrontCost).toBeCloseTo(0.025 * 11_200, 8);
    expect(outcome.brokerageFee).toBeCloseTo(0.01 * 0.975 * 11_200, 8);
    expect(
      outcome.gross + outcome.fixedCost + outcome.brokerageFee + outcome.upfrontCost,
    ).toBeCloseTo(11_200, 8);
  });
});

describe('upfront costs', () => {
  test.each([1, 35, 60, 65])('at age %d they sum up to the agreed share', (age) => {
    const plan = planOf({ age });
    const total = sum(upfrontCosts(plan, 0.025, 60));
    expect(total).toBeCloseTo(0.025 * sum(contributionsOf(plan)), 8);
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
    const shares = contributionsOf(plan).map((premium, month) => (costs[month] ?? 0) / premium);
    expect(Math.max(...shares)).toBeLessThan(0.34);
  });
});

function feeAfterYear(inputs: Partial<typeof INPUTS>, overrides: AssumptionOverrides): number {
  return afterYear({ ...INPUTS, ...inputs }, overrides).fixedCost;
}

function afterYear(inputs: typeof INPUTS, overrides: AssumptionOverrides): Outcome {
  const { assumptions } = resolveAssumptions(overrides);
  const plan = makePlan(inputs, assumptions);
  const market = steadyMarket(assumptions.marketReturn, plan);
  return leaveAfter(1, pension(plan, assumptions.pf, assumptions).open(market));
}

/** q + q² + … + q¹². */
function geometricSum(q: number): number {
  return (q * (1 - q ** 12)) / (1 - q);
}

function planOf(inputs: Partial<typeof INPUTS>) {
  return makePlan({ ...INPUTS, ...inputs }, resolveAssumptions().assumptions);
}

function contributionsOf(plan: Plan): number[] {
  return Array.from({ length: 12 * plan.years }, (_, month) =>
    contributionOf(Math.floor(month / 12), month % 12, plan),
  );
}

function sum(values: Iterable<number>): number {
  return Array.from(values).reduce((total, value) => total + value, 0);
}
