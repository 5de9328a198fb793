import { memoizeByObject } from '../../../../lib/memoize.ts';
import { compare } from '../../../calculation/index.ts';
import { assumptionsOf } from '../../client/assumptions-of.ts';
import { calculated } from '../../client/calculated.ts';
import type { CalculationRequest } from '../../client/client.ts';

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const resultOf = memoizeByObject((request: CalculationRequest) =>
  calculated(compare(request.inputs, assumptionsOf(request))),
);
