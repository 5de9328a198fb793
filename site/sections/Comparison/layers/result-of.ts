import { compare } from '../../../calculation/index.ts';
import { assumptionsOf } from '../../../services/assumptions-of.ts';
import { calculated } from '../../../services/calculated.ts';
import { oncePerRequest } from './once-per-request.ts';

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const resultOf = oncePerRequest((request) =>
  calculated(compare(request.inputs, assumptionsOf(request))),
);
