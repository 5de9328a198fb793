import { mapValues } from '../../lib/objects.ts';
import { leaveAfterEach, outcomeAfter } from './account.ts';
import { type Annuity, annuity } from './annuity.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import type { Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { effectiveCost } from './effects.ts';
import { exitsOf, expectedValue } from './exits.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { steadyMarket } from './market.ts';
import { type CalculationOutput, makeOutput } from './output.ts';
import { makePlan } from './plan.ts';
import { type ProjectionPoint, project } from './projection.ts';
import type { ByGroup } from './provider.ts';
import { makeProviders } from './providers.ts';
import type { AssumptionField } from './resolve-assumptions.ts';
import { expectedEffects, makeScenario, type Scenario } from './scenario.ts';
import { attribution } from './waterfall.ts';

/** The full result of the comparison (docs/calculation.md, section 9). */
export interface ComparisonResult {
  /** The six inputs as they were given. */
  readonly inputs: Inputs;
  readonly calculationOutput: CalculationOutput;
  /** Euros after all costs and taxes, the scenarios weighted by their probability. */
  readonly netWealth: ByGroup<number>;
  /** What all but taxes takes from the yearly yield, weighted: positive fractions. */
  readonly effectiveCosts: ByGroup<number>;
  /** Our pension paid for life from the scheduled retirement on. */
  readonly annuity: Annuity;
  /** What a euro at the scheduled retirement is worth in today's money. */
  readonly realFactor: number;
  /** The scheduled scenario first. */
  readonly scenarios: readonly Scenario[];
  /** From the start to the scheduled retirement, one point a year. */
  readonly projection: readonly ProjectionPoint[];
}

/**
 * Compares saving the same euros in our pension, in an own depot and with another provider
 * (docs/calculation.md). Pure and total: values of any type give either a result of finite
 * numbers or the errors, never an exception; tell them apart by `'errors' in result`.
 */
export function compare(
  inputs: Inputs,
  overrides?: AssumptionOverrides,
): ComparisonResult | Rejection<keyof Inputs | AssumptionField> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  if (errors.length > 0) return { errors };

  const plan = makePlan(inputs, assumptions);
  const providers = makeProviders(plan, inputs, assumptions);
  const market = steadyMarket(assumptions.marketReturn, plan);
  const everyYear = Array.from({ length: plan.years + 1 }, (_, year) => year);
  const outcomes = mapValues(providers, (provider) =>
    leaveAfterEach(everyYear, provider.open(market)),
  );

  const exits = exitsOf(plan, inputs, assumptions);
  const exitYears = exits.map(({ years }) => years);
  const attributions = mapValues(providers, (provider) =>
    attribution(provider, plan, assumptions.marketReturn, exitYears),
  );
  const scenarios = exits.map((exit) => makeScenario(exit, plan, outcomes, attributions));
  const effects = mapValues(providers, (_, group) => expectedEffects(scenarios, group));

  return {
    inputs: mapValues(INPUT_BOUNDS, (_, field) => inputs[field]),
    calculationOutput: makeOutput(effects),
    netWealth: mapValues(providers, (_, group) =>
      expectedValue(scenarios, ({ euro }) => euro[group].net),
    ),
    effectiveCosts: mapValues(effects, effectiveCost),
    annuity: annuity(outcomeAfter(plan.years, outcomes.pf), plan, assumptions),
    realFactor: (1 + assumptions.inflation) ** -plan.years,
    scenarios,
    projection: project(plan, outcomes),
  };
}
