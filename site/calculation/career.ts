import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import type { Rejection } from './bounds.ts';
import { type PensionGapInputs, type PensionGapResult, pensionGap } from './pension-gap.ts';

/** What a pension depends on beside age and income; amounts are euros. */
export interface Career {
  readonly age: number;
  /** Gross income a month, in full time where years are in part time. */
  readonly grossMonthlyIncome: number;
  readonly existingCapital?: number | undefined;
  readonly contributionYears?: number | undefined;
  /** Left out: no children if `children` is 0. */
  readonly childless?: boolean | undefined;
  readonly children?: number | undefined;
  readonly partTimeYears?: number | undefined;
}

/** Pay of a year in part time: half the hours for half the pay. Assumption. */
const PART_TIME_SHARE = 0.5;

/** Years of average earnings credited for a child born since 1992, § 56, § 70 Abs. 2 SGB VI. */
export const YEARS_CREDITED_PER_CHILD = 3;

/** Entgeltpunkte for each of them: twelve months of 0.0833, § 70 Abs. 2 SGB VI. */
const POINTS_PER_CREDITED_YEAR = 12 * 0.0833;

/** What childless people pay on top for care insurance, all of it themselves, § 55 Abs. 3 SGB XI. */
const CHILDLESS_SURCHARGE = 0.006;

/** The pension gap of a career with children and part time. Pure and total like `pensionGap`. */
export function estimateCareerGap(
  career: Career,
): PensionGapResult | Rejection<keyof PensionGapInputs> {
  const { age, grossMonthlyIncome, existingCapital, contributionYears } = career;
  return pensionGap(
    {
      age,
      grossMonthlyIncome: averageEarnings(career),
      netMonthlyIncome: DEFAULT_ASSUMPTIONS.pensionGap.netIncomeShare * grossMonthlyIncome,
      existingCapital,
      contributionYears,
    },
    { pensionGap: { socialContributionRate: socialContributionRate(career) } },
  );
}

/** The share of a statutory pension that health and care insurance take, a fraction. */
export function socialContributionRate({
  childless,
  children,
}: Pick<Career, 'childless' | 'children'>): number {
  const isChildless = childless ?? children === 0;
  return (
    DEFAULT_ASSUMPTIONS.pensionGap.socialContributionRate + (isChildless ? CHILDLESS_SURCHARGE : 0)
  );
}

/**
 * Monthly earnings that bring as many Entgeltpunkte over a whole career as this one: part-time years
 * count by their pay, and each child adds its credited years.
 */
function averageEarnings({ grossMonthlyIncome, children, partTimeYears }: Career): number {
  if (children === undefined && partTimeYears === undefined) return grossMonthlyIncome;
  const { averageEarnings, contributionCeiling, contributionYears } =
    DEFAULT_ASSUMPTIONS.pensionGap;
  const pointsPerYear = Math.min(12 * grossMonthlyIncome, contributionCeiling) / averageEarnings;
  const fullYears = contributionYears - (1 - PART_TIME_SHARE) * (partTimeYears ?? 0);
  const credited = YEARS_CREDITED_PER_CHILD * POINTS_PER_CREDITED_YEAR * (children ?? 0);
  const points = pointsPerYear * fullYears + credited;
  return (points * averageEarnings) / contributionYears / 12;
}
