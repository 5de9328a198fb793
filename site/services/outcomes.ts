import { type OutcomesResult, outcomes } from '../calculation/index.ts';
import { assumptionsOf } from './assumptions-of.ts';
import type { CalculationRequest } from './calculation-client.ts';

/** How many courses of the market are tried. */
export const PATHS = 1000;

/** How often progress is reported. */
const REPORTS = 20;

/**
 * What a question may come to in many courses of the market.
 * @param onProgress hears now and then which fraction is done
 * @throws when the engine cannot calculate with the inputs
 */
export function outcomesOf(
  request: CalculationRequest,
  onProgress: (done: number) => void = () => {},
): OutcomesResult {
  const result = outcomes(request.inputs, assumptionsOf(request), { paths: PATHS }, (walked) => {
    if (walked % (PATHS / REPORTS) === 0) onProgress(walked / PATHS);
  });
  if ('errors' in result)
    throw new Error(`Cannot calculate with ${result.errors.map(({ field }) => field)}.`);
  return result;
}
