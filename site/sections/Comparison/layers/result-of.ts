import { compare } from '../../../calculation/index.ts';
import { rememberedFor } from '../../../remembered.ts';
import { assumptionsOf } from '../../../services/assumptions-of.ts';
import { calculated } from '../../../services/calculated.ts';
import type { CalculationRequest } from '../../../services/calculation-client.ts';

/**
 * The full result of a question.
 * @throws when the engine cannot calculate with the inputs, which no answered question has
 */
export const resultOf = rememberedFor((request: CalculationRequest) =>
  calculated(compare(request.inputs, assumptionsOf(request))),
);
