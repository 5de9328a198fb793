import {
  type AssumptionOverrides,
  type Assumptions,
  type Inputs,
  mergeOverrides,
  PRESET_INPUTS,
  PRESETS,
  type Rejection,
  resolveAssumptions,
} from '../../calculation/index.ts';
import type { CalculationRequest } from './client.ts';

type Assumed = Pick<CalculationRequest, 'preset' | 'overrides'>;

/** The assumptions of a request that replace the engine's own. */
function mergeAssumptions({ preset, overrides = {} }: Assumed): AssumptionOverrides {
  return mergeOverrides(PRESETS[preset], overrides);
}

/** All assumptions that the engine calculates a request with. */
export function resolveRequest(request: Assumed): Assumptions {
  return resolveAssumptions(mergeAssumptions(request)).assumptions;
}

/** The inputs of a request: the visitor's, but for those that its preset sets itself. */
export function mergeInputs({
  inputs,
  preset,
}: Pick<CalculationRequest, 'inputs' | 'preset'>): Inputs {
  return { ...inputs, ...PRESET_INPUTS[preset] };
}

/** What the engine calculates a request with. */
export function toEngineArguments(
  request: Omit<CalculationRequest, 'comparisonType'>,
): [inputs: Inputs, overrides: AssumptionOverrides] {
  return [mergeInputs(request), mergeAssumptions(request)];
}

/**
 * The result of the engine for inputs that were checked before.
 * @throws naming the fields and their bounds when it rejects them all the same
 */
export function expectResult<Result extends object>(result: Result | Rejection): Result {
  if (!isRejection(result)) return result;
  const rules = result.errors.map(({ field, min, max }) => `${field} must be ${min} to ${max}`);
  throw new Error(`Cannot calculate: ${rules.join(', ')}.`);
}

function isRejection(result: object): result is Rejection {
  return 'errors' in result;
}
