import { memoizeByObject } from '../../../../lib/memoize.ts';
import { mapValues } from '../../../../lib/objects.ts';
import type { Assumptions, ByGroup, Outcome } from '../../../calculation/index.ts';
import {
  leaveAfterEach,
  makePlan,
  makeProviders,
  outcomeAfter,
  type Plan,
  resolveAssumptions,
  steadyMarket,
} from '../../../calculation/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { assumptionsOf } from '../../client/engine-request.ts';

/** What a plan comes to, year by year. */
export interface Course {
  assumptions: Assumptions;
  plan: Plan;
  /** What leaving after 0, 1, 2 … years would bring and would have cost until then. */
  outcomes: ByGroup<readonly Outcome[]>;
}

/** Follows a question through all its years. The question must be one that has an answer. */
export const courseOf = memoizeByObject((request: CalculationRequest): Course => {
  const { inputs } = request;
  const { assumptions } = resolveAssumptions(assumptionsOf(request));
  const plan = makePlan(inputs, assumptions);
  const market = steadyMarket(assumptions.marketReturn, plan);
  const exits = Array.from({ length: plan.years + 1 }, (_, year) => year);
  return {
    assumptions,
    plan,
    outcomes: mapValues(makeProviders(plan, inputs, assumptions), (provider) => {
      const outcomes = leaveAfterEach(exits, provider.open(market));
      return exits.map((years) => outcomeAfter(years, outcomes));
    }),
  };
});
