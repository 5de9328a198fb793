import { keysOf } from '../../../lib/objects.ts';
import {
  FLIP_VARIABLES,
  type FlipVariable,
  flipPoints,
  type OutcomesResult,
  outcomes,
  resolveAssumptions,
} from '../../calculation/index.ts';
import { type BreakEven, type CalculationRequest, COMPARED_GROUP } from './client.ts';
import { assumptionsOf, expectResult } from './engine-request.ts';

/**
 * The break-evens of a comparison, without the variables that it does not depend on.
 * @throws when the engine cannot calculate with the inputs
 */
export function findBreakEvens(request: CalculationRequest): readonly BreakEven[] {
  const { inputs, comparisonType } = request;
  const overrides = assumptionsOf(request);
  const against = COMPARED_GROUP[comparisonType];
  const points = expectResult(flipPoints(inputs, overrides, against));
  const question = { inputs, assumptions: resolveAssumptions(overrides).assumptions };
  return keysOf(FLIP_VARIABLES).flatMap((variable) => {
    const { min, max, only, of }: FlipVariable = FLIP_VARIABLES[variable];
    if (only !== undefined && only !== against) return [];
    return [{ variable, min, max, present: of(question), point: points[variable] }];
  });
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
    outcomes(request.inputs, assumptionsOf(request), { paths: PATHS }, (walked) => {
      if (walked % (PATHS / REPORTS) === 0) onProgress(walked / PATHS);
    }),
  );
}
