import type { TechnicalAssumptions } from './assumptions.ts';
import type { Charge } from './effects.ts';

/** The three ways to save: our pension, an own depot, another provider's pension. */
export type ProviderGroup = 'pf' | 'directinvest' | 'otherbroker';

/** One value for each way to save. */
export type ByGroup<Value> = Readonly<Record<ProviderGroup, Value>>;

/** One way to save, calculated: what is left and what was taken, cause by cause. */
export interface Provider {
  readonly tech: TechnicalAssumptions;
  /** What leaving would bring with everything charged. */
  readonly outcomes: Outcomes;
  /** The same with one more charge each, in the order of the causes; the last has them all. */
  readonly stages: readonly Stage[];
}

/** The outcomes with all charges up to and including one of them. */
export interface Stage {
  readonly charge: Charge;
  readonly outcomes: Outcomes;
}

/** The outcomes of leaving after 0, 1, 2 … full years. */
export type Outcomes = readonly Outcome[];

/** Euros at the exit after some full years; costs and taxes are totals over these years. */
export interface Outcome {
  /** Pension: value after the last fee. Depot: value before the order fee of the exit. */
  readonly gross: number;
  /** What the saver receives. */
  readonly net: number;
  /** All contributions. */
  readonly paid: number;
  readonly upfrontCost: number;
  readonly fixedCost: number;
  readonly brokerageFee: number;
  /** Tax on the Vorabpauschale, and on units sold to pay January's tax. */
  readonly withholdingTax: number;
  readonly rebalancingTax: number;
  /** Tax on the exit; negative if a loss refunds tax of the same year. */
  readonly withdrawalTax: number;
}

/** Before the first contribution: the place to start counting from. */
export const NOTHING: Outcome = {
  gross: 0,
  net: 0,
  paid: 0,
  upfrontCost: 0,
  fixedCost: 0,
  brokerageFee: 0,
  withholdingTax: 0,
  rebalancingTax: 0,
  withdrawalTax: 0,
};

/** The outcome of leaving after so many years; throws a RangeError outside the plan. */
export function outcomeAfter(years: number, outcomes: Outcomes): Outcome {
  const outcome = outcomes[years];
  if (outcome === undefined) throw new RangeError(`No outcome after ${years} years.`);
  return outcome;
}
