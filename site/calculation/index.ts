/** The calculation engine: plain TypeScript without clock, chance, locale or dependencies. */

export {
  type ByProvider,
  COMPETITORS,
  type Competitor,
  type ProviderName,
} from './account.ts';
export { annuity, realBreakEvenAge } from './annuity.ts';
export type { FeeTier } from './assumption-kinds.ts';
export {
  type AssumptionOverrides,
  type AssumptionPath,
  type Assumptions,
  DEFAULT_ASSUMPTIONS,
  PRESET_INPUTS,
  PRESETS,
} from './assumptions.ts';
export { type Bounds, property, type Rejection } from './bounds.ts';
export { BREAK_EVEN_VARIABLES, type BreakEvenVariable } from './break-even-variables.ts';
export { type BreakEven, breakEvens } from './break-evens.ts';
export {
  type Career,
  estimateCareerGap,
  socialContributionRate,
  YEARS_CREDITED_PER_CHILD,
} from './career.ts';
export { CALCULATION_VERSION, type ComparisonResult, compare } from './compare.ts';
export { CHARGES, type Charge, type Effects, FEES, TAXES } from './effects.ts';
export { formatByMagnitude } from './format.ts';
export { capitalGainsTaxRate } from './income-tax.ts';
export { INPUT_BOUNDS, type Inputs } from './inputs.ts';
export {
  MOST_SAVING,
  type NeededSaving,
  neededSaving,
  type SavingInputs,
} from './needed-saving.ts';
export { netWealthOnPath } from './net-wealth-on-path.ts';
export { type OutcomesResult, outcomes } from './outcomes.ts';
export { type CalculationOutput, OUTPUT_KEYS } from './output.ts';
export { isHalfIncome } from './payout-tax.ts';
export { otherTerms } from './pension.ts';
export {
  PENSION_GAP_BOUNDS,
  type PensionGapInputs,
  type PensionGapResult,
  pensionGap,
} from './pension-gap.ts';
export {
  chargesUntilRetirement,
  type Money,
  outcomeOf,
  type Projection,
  type ProjectionPoint,
  project,
  projectionPoints,
  worthAfter,
} from './projection.ts';
export {
  assumptionAt,
  mergeOverrides,
  overrideAt,
  resolveAssumptions,
  unitAt,
  withOverrides,
} from './resolve-assumptions.ts';
export { latestBasiszins } from './vorabpauschale.ts';
