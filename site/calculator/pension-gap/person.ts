import { DEFAULT_ASSUMPTIONS, type PensionGapResult, pensionGap } from '../../calculation/index.ts';
import { expectResult } from '../client/engine-request.ts';
import type { Person } from './person-fields.ts';

const standardYears = DEFAULT_ASSUMPTIONS.pensionGap.contributionYears;

/** Part time as the form means it: half the hours for half the pay. */
export const PART_TIME_SHARE = 0.5;

/** Years of average earnings credited for a child born since 1992, § 56, § 70 Abs. 2 SGB VI. */
export const YEARS_CREDITED_PER_CHILD = 3;

/** Entgeltpunkte for each of them: twelve months of 0.0833, § 70 Abs. 2 SGB VI. */
const POINTS_PER_CREDITED_YEAR = 12 * 0.0833;

/** What childless people pay on top for care insurance, all of it themselves, § 55 Abs. 3 SGB XI. */
const CHILDLESS_SURCHARGE = 0.006;

/** How a person's years are counted. */
export function careerOf(person: Person): 'standard' | 'years' | 'family' {
  if (person.contributionYears !== undefined) return 'years';
  return person.children === undefined ? 'standard' : 'family';
}

/** What a person pays of a statutory pension for health and care insurance, a fraction. */
export function socialRateOf({ childless, children }: Person): number {
  const { socialContributionRate } = DEFAULT_ASSUMPTIONS.pensionGap;
  const isChildless = childless ?? children === 0;
  return socialContributionRate + (isChildless ? CHILDLESS_SURCHARGE : 0);
}

/**
 * Works out a person's pension gap.
 * @throws when the engine rejects the person: a landing without its figures must not be built
 */
export function gapOf(person: Person): PensionGapResult {
  return expectResult(
    pensionGap(
      {
        age: person.age,
        grossMonthlyIncome: averageEarningsOf(person),
        netMonthlyIncome: DEFAULT_ASSUMPTIONS.pensionGap.netIncomeShare * person.grossMonthlyIncome,
        existingCapital: person.existingCapital,
        contributionYears: person.contributionYears,
      },
      { pensionGap: { socialContributionRate: socialRateOf(person) } },
    ),
  );
}

/**
 * Monthly earnings that bring as many Entgeltpunkte over a whole career as this person's: part-time
 * years count by their pay, and each child adds its credited years.
 */
function averageEarningsOf({ grossMonthlyIncome, children, partTimeYears }: Person): number {
  if (children === undefined && partTimeYears === undefined) return grossMonthlyIncome;
  const { averageEarnings, contributionCeiling } = DEFAULT_ASSUMPTIONS.pensionGap;
  const pointsPerYear = Math.min(12 * grossMonthlyIncome, contributionCeiling) / averageEarnings;
  const fullYears = standardYears - (1 - PART_TIME_SHARE) * (partTimeYears ?? 0);
  const credited = YEARS_CREDITED_PER_CHILD * POINTS_PER_CREDITED_YEAR * (children ?? 0);
  const points = pointsPerYear * fullYears + credited;
  return (points * averageEarnings) / standardYears / 12;
}
