import { mapValues } from '../../lib/objects.ts';
import type { ByProvider } from './account.ts';
import { type Annuity, annuity } from './annuity.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import type { Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { effectiveCost } from './effects.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { type CalculationOutput, makeOutput } from './output.ts';
import { exitsOf, expectedValue } from './plan.ts';
import {
  type ProjectionPoint,
  projectChecked,
  projectionPoints,
  worthAfter,
} from './projection.ts';
import { makeProviders } from './providers.ts';
import { expectedEffects, makeScenario, type Scenario } from './scenario.ts';
import { attribution } from './waterfall.ts';

/** The version of the calculation that docs/calculation.md describes. */
export const CALCULATION_VERSION = 3;

/** The full result of the comparison (docs/calculation.md, section 9). */
export interface ComparisonResult {
  /** The six inputs as they were given. */
  readonly inputs: Inputs;
  readonly calculationOutput: CalculationOutput;
  /** Euros after all costs and taxes, the scenarios weighted by their probability. */
  readonly netWealth: ByProvider<number>;
  /** What all but taxes takes from the yearly yield, weighted: positive fractions. */
  readonly effectiveCosts: ByProvider<number>;
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
): ComparisonResult | Rejection<keyof Inputs> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  if (errors.length > 0) return { errors };

  const projection = projectChecked(inputs, assumptions);
  const { plan } = projection;
  const providers = makeProviders(plan, inputs, assumptions);
  const exits = exitsOf(plan, inputs, assumptions);
  const exitYears = exits.map(({ years }) => years);
  const attributions = mapValues(providers, (provider) =>
    attribution(provider, plan, assumptions.marketReturn, exitYears),
  );
  const scenarios = exits.map((exit) => makeScenario(exit, projection, attributions));
  const effects = mapValues(providers, (_, name) => expectedEffects(scenarios, name));

  return {
    inputs: mapValues(INPUT_BOUNDS, (_, field) => inputs[field]),
    calculationOutput: makeOutput(effects),
    netWealth: mapValues(providers, (_, name) =>
      expectedValue(scenarios, ({ euro }) => euro[name].net),
    ),
    effectiveCosts: mapValues(effects, effectiveCost),
    annuity: annuity(projection),
    realFactor: worthAfter(plan.years, assumptions, 'today'),
    scenarios,
    projection: projectionPoints(projection, 'then'),
  };
}
