import { keysOf } from '../../../lib/objects.ts';
import {
  FLIP_VARIABLES,
  type FlipVariable,
  flipPoints,
  resolveAssumptions,
} from '../../calculation/index.ts';
import { assumptionsOf } from './assumptions-of.ts';
import { calculated } from './calculated.ts';
import { type CalculationRequest, COMPARED_GROUP } from './client.ts';
import type { BreakEven } from './flips-client.ts';

/**
 * The flip points of a comparison, without the variables that it does not depend on.
 * @throws when the engine cannot calculate with the inputs
 */
export function findBreakEvens(request: CalculationRequest): readonly BreakEven[] {
  const { inputs, comparisonType } = request;
  const overrides = assumptionsOf(request);
  const against = COMPARED_GROUP[comparisonType];
  const points = calculated(flipPoints(inputs, overrides, against));
  const question = { inputs, assumptions: resolveAssumptions(overrides).assumptions };
  return keysOf(FLIP_VARIABLES).flatMap((variable) => {
    const { min, max, only, of }: FlipVariable = FLIP_VARIABLES[variable];
    if (only !== undefined && only !== against) return [];
    return [{ variable, min, max, present: of(question), point: points[variable] }];
  });
}
