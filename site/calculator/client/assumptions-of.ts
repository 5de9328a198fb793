import { type AssumptionOverrides, PRESETS } from '../../calculation/assumptions.ts';
import { mergeOverrides } from '../../calculation/merge-overrides.ts';
import type { CalculationRequest } from './client.ts';

/** What a question calculates with instead of the engine's own assumptions. */
export function assumptionsOf({
  preset,
  overrides = {},
}: Pick<CalculationRequest, 'preset' | 'overrides'>): AssumptionOverrides {
  return mergeOverrides(PRESETS[preset], overrides);
}
