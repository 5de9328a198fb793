import type { Rejection } from '../calculation/index.ts';

/**
 * What the engine made of inputs that were checked before.
 * @throws naming the fields when it rejects them all the same
 */
export function calculated<Result extends object>(result: Result | Rejection): Result {
  if (!isRejection(result)) return result;
  throw new Error(`Cannot calculate with ${result.errors.map(({ field }) => field).join(', ')}.`);
}

function isRejection(result: object): result is Rejection {
  return 'errors' in result;
}
