import type { AssumptionOverrides, Assumptions } from './assumptions.ts';
import type { Bounds, Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { incomeTax } from './income-tax.ts';
import { INPUT_BOUNDS } from './inputs.ts';

/** What the pension gap depends on; incomes in today's euros a month. */
export interface PensionGapInputs {
  /** Age today in whole years. */
  readonly age: number;
  readonly grossMonthlyIncome: number;
  /** Left out: a usual share of the gross income. */
  readonly netMonthlyIncome?: number | undefined;
  /** Wished income in retirement. Left out: a usual share of the net income. */
  readonly desiredMonthlyIncome?: number | undefined;
  /** Years of contributions until retirement. Left out: the standard pensioner's. */
  readonly contributionYears?: number | undefined;
  /** Euros saved already. Left out: none. */
  readonly existingCapital?: number | undefined;
}

/** The statutory pension, what it lacks, and what closes the gap; in today's euros. */
export interface PensionGapResult {
  readonly entgeltpunktePerYear: number;
  readonly entgeltpunkte: number;
  /** Rentenniveau in the year of retirement, a fraction. */
  readonly pensionLevel: number;
  /** Euros a month, as all the following but the two amounts of capital. */
  readonly grossPension: number;
  readonly socialContributions: number;
  readonly incomeTax: number;
  readonly netPension: number;
  readonly currentNetIncome: number;
  readonly desiredIncome: number;
  readonly gap: number;
  /** Euros at retirement that close the gap. */
  readonly capitalNeeded: number;
  /** What the existing capital will have become, euros. */
  readonly existingCapitalAtRetirement: number;
  /** Euros a month, rising with inflation. */
  readonly monthlySavingNeeded: number;
}

/** Bounds of each input. That of the age is the calculator's, the others are assumptions. */
export const PENSION_GAP_BOUNDS: Readonly<Record<keyof PensionGapInputs, Bounds>> = {
  age: INPUT_BOUNDS.age,
  grossMonthlyIncome: { min: 0, max: 1_000_000 },
  netMonthlyIncome: { min: 0, max: 1_000_000, optional: true },
  desiredMonthlyIncome: { min: 0, max: 1_000_000, optional: true },
  contributionYears: { min: 0, max: 60, optional: true },
  existingCapital: { min: 0, max: 100_000_000, optional: true },
};

/**
 * Estimates the statutory pension of a standard career, its gap to the wished income and the
 * saving that closes it (docs/calculation.md, section 12). Pure and total like `compare`.
 */
export function pensionGap(
  inputs: PensionGapInputs,
  overrides?: AssumptionOverrides,
): PensionGapResult | Rejection<keyof PensionGapInputs> {
  const { assumptions, errors } = checkCall(PENSION_GAP_BOUNDS, inputs, overrides);
  if (errors.length > 0) return { errors };
  const currentNetIncome =
    inputs.netMonthlyIncome ?? assumptions.pensionGap.netIncomeShare * inputs.grossMonthlyIncome;
  const desiredIncome =
    inputs.desiredMonthlyIncome ?? assumptions.pensionGap.targetShareOfNet * currentNetIncome;
  const pension = statutoryPension(inputs, assumptions);
  const gap = Math.max(0, desiredIncome - pension.netPension);
  return {
    ...pension,
    currentNetIncome,
    desiredIncome,
    gap,
    ...savingPlan(gap, inputs, assumptions),
  };
}

/** The monthly pension before and after social contributions and tax. */
function statutoryPension(inputs: PensionGapInputs, assumptions: Assumptions) {
  const { pensionGap: gap, startYear, retirementAge } = assumptions;
  const retirementYear = startYear + retirementAge - inputs.age;
  const entgeltpunktePerYear =
    Math.min(12 * inputs.grossMonthlyIncome, gap.contributionCeiling) / gap.averageEarnings;
  const entgeltpunkte = entgeltpunktePerYear * (inputs.contributionYears ?? gap.contributionYears);
  const pensionLevel = rentenniveau(retirementYear, gap);
  const grossPension = (entgeltpunkte * gap.rentenwert * pensionLevel) / gap.rentenniveauNow;
  const socialContributions = gap.socialContributionRate * grossPension;
  const taxableShare = Math.min(
    1,
    gap.pensionTaxableShare2026 + gap.pensionTaxableStep * (retirementYear - 2026),
  );
  const taxableYearly =
    12 * (grossPension * taxableShare - socialContributions) - gap.lumpSumAllowance;
  const tax = incomeTax(Math.max(0, taxableYearly), assumptions) / 12;
  return {
    entgeltpunktePerYear,
    entgeltpunkte,
    pensionLevel,
    grossPension,
    socialContributions,
    incomeTax: tax,
    netPension: grossPension - socialContributions - tax,
  };
}

/** The pension level: held until one year, then falling in a line to a later one. */
function rentenniveau(year: number, gap: Assumptions['pensionGap']): number {
  const { rentenniveauFloorUntil: from, rentenniveauLaterYear: to } = gap;
  if (year <= from) return gap.rentenniveauNow;
  if (year >= to) return gap.rentenniveauLater;
  const passed = (year - from) / (to - from);
  return gap.rentenniveauNow + passed * (gap.rentenniveauLater - gap.rentenniveauNow);
}

/** The capital that pays the gap until the last age, and the saving that builds it up. */
function savingPlan(gap: number, inputs: PensionGapInputs, assumptions: Assumptions) {
  const { pensionGap, retirementAge } = assumptions;
  const savingMonths = 12 * (retirementAge - inputs.age);
  const payoutMonths = 12 * Math.max(0, pensionGap.payoutUntilAge - retirementAge);
  const saving = realMonthlyGrowth(pensionGap.accumulationReturn, pensionGap.inflation);
  const payout = realMonthlyGrowth(pensionGap.payoutReturn, pensionGap.inflation);
  const capitalNeeded = gap * geometricSum(1 / payout, payoutMonths);
  const existingCapitalAtRetirement = (inputs.existingCapital ?? 0) * saving ** savingMonths;
  const missing = Math.max(0, capitalNeeded - existingCapitalAtRetirement);
  return {
    capitalNeeded,
    existingCapitalAtRetirement,
    monthlySavingNeeded: missing / (saving * geometricSum(saving, savingMonths)),
  };
}

/** The growth factor of a month in today's money. */
function realMonthlyGrowth(nominalReturn: number, inflation: number): number {
  return ((1 + nominalReturn) / (1 + inflation)) ** (1 / 12);
}

/** 1 + q + q² + … with so many terms. */
function geometricSum(q: number, terms: number): number {
  return q === 1 || terms === 0 ? terms : (q ** terms - 1) / (q - 1);
}
