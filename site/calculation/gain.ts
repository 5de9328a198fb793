import { leaveAfterEach, outcomeAfter, type ProviderName } from './account.ts';
import type { Assumptions } from './assumptions.ts';
import type { Charge } from './effects.ts';
import type { Inputs } from './inputs.ts';
import { internalRateOfReturn } from './irr.ts';
import { steadyMarket } from './market.ts';
import { exitsOf, expectedValue, makePlan } from './plan.ts';
import { PROVIDERS } from './providers.ts';

/** Valid inputs and assumptions. */
export interface Question {
  readonly inputs: Inputs;
  readonly assumptions: Assumptions;
}

/** How much more our pension yields than a rival, a yearly fraction: the gain without its causes. */
export function gainOver(rival: ProviderName, question: Question): number {
  return expectedYield('pf', question) - expectedYield(rival, question);
}

/**
 * The yearly yield, a fraction, that the charges up to and including one leave, or all; weighted
 * over the exits (docs/calculation.md, section 8).
 */
export function expectedYield(group: ProviderName, question: Question, last?: Charge): number {
  const { inputs, assumptions } = question;
  const plan = makePlan(inputs, assumptions);
  const exits = exitsOf(plan, inputs, assumptions);
  const provider = PROVIDERS[group](plan, inputs, assumptions);
  const account = provider.open(steadyMarket(assumptions.marketReturn, plan), last);
  const outcomes = leaveAfterEach(
    exits.map(({ years }) => years),
    account,
  );
  return expectedValue(exits, ({ years }) =>
    internalRateOfReturn(plan, years, outcomeAfter(years, outcomes).net),
  );
}
