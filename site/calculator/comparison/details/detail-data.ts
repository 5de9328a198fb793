import { memoizeByObject } from '../../../../lib/memoize.ts';
import { compare, project } from '../../../calculation/index.ts';
import type { CalculationRequest } from '../../client/client.ts';
import { expectResult, toEngineArguments } from '../../client/engine-request.ts';

/** The props of every detail panel. */
export interface DetailProps {
  /** The request whose answer the page shows. */
  request: CalculationRequest;
}

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const getResult = memoizeByObject((request: CalculationRequest) =>
  expectResult(compare(...toEngineArguments(request))),
);

/** The same question followed year by year. */
export const getProjection = memoizeByObject((request: CalculationRequest) =>
  expectResult(project(...toEngineArguments(request))),
);
