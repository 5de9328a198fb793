import { type AssumptionOverrides, mergeOverrides, PRESETS } from '../../calculation/index.ts';
import type { CalculationRequest } from './client.ts';

/** What a question calculates with instead of the engine's own assumptions. */
export function assumptionsOf({
  preset,
  overrides = {},
}: Pick<CalculationRequest, 'preset' | 'overrides'>): AssumptionOverrides {
  return mergeOverrides(PRESETS[preset], overrides);
}
