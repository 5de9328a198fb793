import type { CalculationRequest } from '../../client/client.ts';
import { assumptionsOf } from '../../client/engine-request.ts';
import { type AssumptionTexts, textsOf } from '../assumption-values.ts';

/** The assumptions of a question, written for people. */
export function figuresOf(question: CalculationRequest): AssumptionTexts {
  return textsOf(assumptionsOf(question));
}
