import { describe, expect, test } from 'vitest';
import { leaveAfter, type Outcome } from './account.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { steadyMarket } from './market.ts';
import { pension } from './pension.ts';
import { makePlan } from './plan.ts';
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
