import { type OutcomesResult, outcomes } from '../../calculation/index.ts';
import { assumptionsOf } from './assumptions-of.ts';
import { calculated } from './calculated.ts';
import type { CalculationRequest } from './client.ts';

/** How many courses of the market are tried. */
export const PATHS = 1000;

/** How often progress is reported. */
const REPORTS = 20;

/**
 * What a question may come to in many courses of the market.
 * @param onProgress called now and then with the fraction that is done
 * @throws when the engine cannot calculate with the inputs
 */
export function outcomesOf(
  request: CalculationRequest,
  onProgress: (done: number) => void = () => {},
): OutcomesResult {
  return calculated(
    outcomes(request.inputs, assumptionsOf(request), { paths: PATHS }, (walked) => {
      if (walked % (PATHS / REPORTS) === 0) onProgress(walked / PATHS);
    }),
  );
}
