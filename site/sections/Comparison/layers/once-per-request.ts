import type { CalculationRequest } from '../../../services/calculation-client.ts';

/** The same calculation, done once for each question: open layers ask for it in every render. */
export function oncePerRequest<Result extends object>(
  calculate: (request: CalculationRequest) => Result,
): (request: CalculationRequest) => Result {
  const known = new WeakMap<CalculationRequest, Result>();
  return (request) => {
    const result = known.get(request) ?? calculate(request);
    known.set(request, result);
    return result;
  };
}
