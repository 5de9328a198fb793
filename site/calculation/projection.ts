import { mapValues } from '../../lib/objects.ts';
import { type ByProvider, leaveAfterEach, type Outcome, type ProviderName } from './account.ts';
import type { AssumptionOverrides, Assumptions } from './assumptions.ts';
import type { Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { CHARGES, type Charge } from './effects.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { steadyMarket } from './market.ts';
import { makePlan, type Plan } from './plan.ts';
import { makeProviders } from './providers.ts';

/** A plan followed through all its years on a steady market. */
export interface Projection {
  readonly assumptions: Assumptions;
  readonly plan: Plan;
  /** What leaving after 0, 1, 2 … years would bring and would have cost until then. */
  readonly outcomes: ByProvider<readonly Outcome[]>;
}

/** Whether euros are those of the year in which they are paid, or what they buy today. */
export type Money = 'then' | 'today';

/** What the money at each provider would be worth, in euros after all taxes, if cashed in at an age. */
export interface ProjectionPoint extends ByProvider<number> {
  readonly age: number;
  /** All contributions so far, euros. */
  readonly contributions: number;
}

/** Follows a plan year by year. Pure and total like `compare`. */
export function project(
  inputs: Inputs,
  overrides?: AssumptionOverrides,
): Projection | Rejection<keyof Inputs> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  return errors.length > 0 ? { errors } : projectChecked(inputs, assumptions);
}

/** The same for inputs and assumptions that are known to be valid. */
export function projectChecked(inputs: Inputs, assumptions: Assumptions): Projection {
  const plan = makePlan(inputs, assumptions);
  const market = steadyMarket(assumptions.marketReturn, plan);
  const everyYear = Array.from({ length: plan.years + 1 }, (_, year) => year);
  const outcomes = mapValues(makeProviders(plan, inputs, assumptions), (provider) => [
    ...leaveAfterEach(everyYear, provider.open(market)).values(),
  ]);
  return { assumptions, plan, outcomes };
}

/** One point for every birthday from the start, where all is zero, to the scheduled retirement. */
export function projectionPoints(projection: Projection, money: Money): ProjectionPoint[] {
  const { assumptions, plan, outcomes } = projection;
  const contributions = totalsIn(
    money,
    outcomes.pf.map(({ paid }) => paid),
    assumptions,
  );
  return contributions.map((paid, year) => {
    const worth = worthAfter(year, assumptions, money);
    return {
      age: plan.age + year,
      contributions: paid,
      ...mapValues(outcomes, (_, provider) => outcomeOf(provider, projection, year).net * worth),
    };
  });
}

/** What leaving a provider after some years, at most until the scheduled retirement, would bring. */
export function outcomeOf(
  provider: ProviderName,
  { plan, outcomes }: Projection,
  years = plan.years,
): Outcome {
  const outcome = outcomes[provider][years];
  if (outcome === undefined) throw new RangeError(`No outcome after ${years} years.`);
  return outcome;
}

/** Euros that each cost and tax takes until the scheduled retirement. */
export function chargesUntilRetirement(
  provider: ProviderName,
  { assumptions, plan, outcomes }: Projection,
  money: Money,
): Record<Charge, number> {
  return mapValues(CHARGES, (record, charge) => {
    const totals = outcomes[provider].map((outcome) => outcome[record]);
    const last = totals.at(-1) ?? 0;
    // Due once, in the end; the tax of leaving earlier was never paid.
    if (charge === 'WithdrawalTax') return last * worthAfter(plan.years, assumptions, money);
    return totalsIn(money, totals, assumptions).at(-1) ?? last;
  });
}

/** What a euro after some years is worth. */
export function worthAfter(years: number, { inflation }: Assumptions, money: Money): number {
  return money === 'today' ? (1 + inflation) ** -years : 1;
}

/**
 * A running total of payments after 0, 1, 2 … years. What is added in a year is spread over it, so in
 * today's money it counts with the prices of its middle.
 */
export function totalsIn(
  money: Money,
  totals: readonly number[],
  assumptions: Assumptions,
): readonly number[] {
  if (money === 'then') return totals;
  let sum = 0;
  return totals.map((total, year) => {
    const added = total - (totals[year - 1] ?? 0);
    sum += added * worthAfter(Math.max(0, year - 0.5), assumptions, money);
    return sum;
  });
}
