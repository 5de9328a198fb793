import {
  type AssumptionOverrides,
  mergeOverrides,
  PRESETS,
  type Rejection,
} from '../../calculation/index.ts';
import type { CalculationRequest } from './client.ts';

/** The assumptions of a request that replace the engine's own. */
export function mergeAssumptions({
  preset,
  overrides = {},
}: Pick<CalculationRequest, 'preset' | 'overrides'>): AssumptionOverrides {
  return mergeOverrides(PRESETS[preset], overrides);
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
