import { type AssumptionOverrides, PRESETS } from '../calculation/index.ts';
import type { CalculationRequest } from './calculation-client.ts';

/** What a question calculates with instead of the engine's own assumptions. */
export function assumptionsOf({ preset }: Pick<CalculationRequest, 'preset'>): AssumptionOverrides {
  return PRESETS[preset];
}
