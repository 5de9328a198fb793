import { memoizeByObject } from '../../../../lib/memoize.ts';
import { compare, project } from '../../../calculation/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { assumptionsOf, expectResult } from '../../client/engine-request.ts';

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const resultOf = memoizeByObject((request: CalculationRequest) =>
  expectResult(compare(request.inputs, assumptionsOf(request))),
);

/** The same question followed year by year. */
export const projectionOf = memoizeByObject((request: CalculationRequest) =>
  expectResult(project(request.inputs, assumptionsOf(request))),
);
