/** The calculation engine: plain TypeScript without clock, chance, locale or dependencies. */

export { leaveAfterEach, outcomeAfter } from './account.ts';
export { annuity } from './annuity.ts';
export {
  type AssumptionOverrides,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  type FeeTier,
  PRESETS,
} from './assumptions.ts';
export { type Bounds, property, type Rejection } from './bounds.ts';
export { capitalGainsTaxRate } from './capital-gains-tax.ts';
export { type ComparisonResult, compare } from './compare.ts';
export { CHARGES, type Charge, type Effects } from './effects.ts';
export { type FlipPoints, flipPoints, type Rival } from './flip-points.ts';
export { FLIP_VARIABLES, type FlipVariable } from './flip-variables.ts';
export { formatByMagnitude } from './format.ts';
export { INPUT_BOUNDS, type Inputs } from './inputs.ts';
export { steadyMarket } from './market.ts';
export { mergeOverrides } from './merge-overrides.ts';
export { netWealthOnPath } from './net-wealth-on-path.ts';
export { otherTerms } from './other-terms.ts';
export { NOTHING, type Outcome } from './outcome.ts';
export { type OutcomesResult, outcomes } from './outcomes.ts';
export { type CalculationOutput, outputKeys } from './output.ts';
export { isHalfIncome } from './payout-tax.ts';
export {
  PENSION_GAP_BOUNDS,
  type PensionGapInputs,
  type PensionGapResult,
  pensionGap,
} from './pension-gap.ts';
export { makePlan, type Plan } from './plan.ts';
export type { ByGroup, ProviderGroup } from './provider.ts';
export { makeProviders } from './providers.ts';
export { resolveAssumptions } from './resolve-assumptions.ts';
export { CALCULATION_VERSION } from './version.ts';
