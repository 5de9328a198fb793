/** The calculation engine: plain TypeScript without clock, chance, locale or dependencies. */

export type { Annuity } from './annuity.ts';
export {
  type AssumptionOverrides,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  type FeeTier,
  PRESETS,
} from './assumptions.ts';
export type { Bounds, FieldError, Rejection } from './bounds.ts';
export { type ComparisonResult, compare } from './compare.ts';
export type { Effects } from './effects.ts';
export { type FlipPoints, flipPoints, type Rival } from './flip-points.ts';
export { INPUT_BOUNDS, type Inputs } from './inputs.ts';
export type { Market } from './market.ts';
export { netWealthOnPath } from './net-wealth-on-path.ts';
export type { Outcome } from './outcome.ts';
export {
  type OutcomeOptions,
  type OutcomesResult,
  outcomes,
  type Quantiles,
} from './outcomes.ts';
export type { CalculationOutput, OutputValue } from './output.ts';
export {
  PENSION_GAP_BOUNDS,
  type PensionGapInputs,
  type PensionGapResult,
  pensionGap,
} from './pension-gap.ts';
export type { ProjectionPoint } from './projection.ts';
export type { ByGroup, ProviderGroup } from './provider.ts';
export type { AssumptionField } from './resolve-assumptions.ts';
export type { Scenario } from './scenario.ts';
