import { type ComparisonResult, compare } from '../../../calculation/index.ts';
import { assumptionsOf } from '../../../services/assumptions-of.ts';
import type { CalculationRequest } from '../../../services/calculation-client.ts';

/**
 * The full result of a question. Layers that are open together share it.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export function resultOf(request: CalculationRequest): ComparisonResult {
  const known = results.get(request);
  if (known) return known;
  const result = compare(request.inputs, assumptionsOf(request));
  if ('errors' in result)
    throw new Error(`Cannot calculate with ${result.errors.map(({ field }) => field)}.`);
  results.set(request, result);
  return result;
}

const results = new WeakMap<CalculationRequest, ComparisonResult>();
