import {
  type BreakEven,
  breakEvens,
  type OutcomesResult,
  outcomes,
} from '../../calculation/index.ts';
import { type CalculationRequest, COMPETITOR } from './client.ts';
import { expectResult, toEngineArguments } from './engine-request.ts';

/**
 * The break-evens of a comparison.
 * @throws when the engine cannot calculate with the inputs
 */
export function findBreakEvens(request: CalculationRequest): readonly BreakEven[] {
  const competitor = COMPETITOR[request.comparisonType];
  return expectResult(breakEvens(...toEngineArguments(request), competitor));
}

/** How many random markets are tried. */
export const PATHS = 1000;

/** How often progress is reported. */
const REPORTS = 20;

/**
 * The outcomes of a plan in many random markets.
 * @param onProgress called now and then with the fraction that is done
 * @throws when the engine cannot calculate with the inputs
 */
export function simulate(
  request: CalculationRequest,
  onProgress: (done: number) => void = () => {},
): OutcomesResult {
  return expectResult(
    outcomes(...toEngineArguments(request), { paths: PATHS }, (walked) => {
      if (walked % (PATHS / REPORTS) === 0) onProgress(walked / PATHS);
    }),
  );
}
