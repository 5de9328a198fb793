import type { Assumptions } from './assumptions.ts';
import type { Inputs } from './inputs.ts';
import type { Plan } from './plan.ts';

/** One age at which the saver may take the lump sum. */
export interface Exit {
  /** Full years until the payout. */
  readonly years: number;
  /** A fraction. */
  readonly probability: number;
}

/**
 * The scheduled exit, then the early one if it has a probability and comes at least a year after
 * the start and before the scheduled one (docs/calculation.md, section 8).
 */
export function exitsOf(plan: Plan, inputs: Inputs, { earlyExitAge }: Assumptions): Exit[] {
  const earlyYears = earlyExitAge - plan.age;
  const isPossible = earlyYears >= 1 && earlyYears < plan.years;
  const probability = isPossible ? inputs.probabilityRetireAt62 / 100 : 0;
  const scheduled = { years: plan.years, probability: 1 - probability };
  return probability > 0 ? [scheduled, { years: earlyYears, probability }] : [scheduled];
}

/** The mean of a figure over all exits, weighted by their probability. */
export function expectedValue<Case extends Pick<Exit, 'probability'>>(
  cases: readonly Case[],
  figure: (exit: Case) => number,
): number {
  return cases.reduce((sum, exit) => sum + exit.probability * figure(exit), 0);
}
