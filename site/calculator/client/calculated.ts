import type { Rejection } from '../../calculation/index.ts';

/**
 * What the engine made of inputs that were checked before.
 * @throws naming the fields and their bounds when it rejects them all the same
 */
export function calculated<Result extends object>(result: Result | Rejection): Result {
  if (!isRejection(result)) return result;
  const rules = result.errors.map(({ field, min, max }) => `${field} must be ${min} to ${max}`);
  throw new Error(`Cannot calculate: ${rules.join(', ')}.`);
}

function isRejection(result: object): result is Rejection {
  return 'errors' in result;
}
