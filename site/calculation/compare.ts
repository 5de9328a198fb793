import type { AssumptionOverrides } from './assumptions.ts';
import type { Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { depot } from './depot.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { mapValues } from './map-values.ts';
import { type CalculationOutput, makeOutput } from './output.ts';
import { pension } from './pension.ts';
import { makePlan } from './plan.ts';
import { type ProjectionPoint, project } from './projection.ts';
import type { ByGroup } from './provider.ts';
import type { AssumptionField } from './resolve-assumptions.ts';
import { expectedValue, makeScenarios, type Scenario } from './scenario.ts';

/** The full result of the comparison (docs/calculation.md, section 9). */
export interface ComparisonResult {
  /** The six inputs as they were given. */
  readonly inputs: Inputs;
  readonly calculationOutput: CalculationOutput;
  /** Euros after all costs and taxes, the scenarios weighted by their probability. */
  readonly netWealth: ByGroup<number>;
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
  const providers = {
    pf: pension(plan, assumptions.pf, assumptions),
    directinvest: depot(plan, inputs.portfolioRebalancing / 100, assumptions),
    otherbroker: pension(plan, assumptions.otherbroker, assumptions),
  };
  const earlyProbability = inputs.probabilityRetireAt62 / 100;
  const scenarios = makeScenarios(plan, providers, earlyProbability, assumptions);
  return {
    inputs: mapValues(INPUT_BOUNDS, (_, field) => inputs[field]),
    calculationOutput: makeOutput(scenarios),
    netWealth: mapValues(providers, (_, group) =>
      expectedValue(scenarios, ({ euro }) => euro[group].net),
    ),
    scenarios,
    projection: project(plan, providers),
  };
}
