import { isBetween } from '../../../lib/is-between.ts';
import { keysOf } from '../../../lib/objects.ts';
import {
  DEFAULT_ASSUMPTIONS,
  PENSION_GAP_BOUNDS,
  type PensionGapResult,
  pensionGap,
} from '../../calculation/index.ts';
import type { ValueOf } from '../../sections/field.ts';
import { expectResult } from '../client/engine-request.ts';
import { FIELDS } from '../comparison/state/fields.ts';
import type { personFields } from './person-fields.ts';

/** The person whose pension gap is worked out, as landings describe it. Amounts are euros. */
export type Person = ValueOf<typeof personFields>;

/** What a person is described by in numbers. */
export type PersonField = keyof typeof PERSON_FIELDS;

interface PersonRule {
  min: number;
  max: number;
  step: number;
}

const standardYears = DEFAULT_ASSUMPTIONS.pensionGap.contributionYears;

/** What each field may be: ages as the comparison takes them, amounts as the engine does. */
export const PERSON_FIELDS = {
  age: { min: FIELDS.age.min, max: FIELDS.age.max, step: 1 },
  grossMonthlyIncome: { ...PENSION_GAP_BOUNDS.grossMonthlyIncome, step: 1 },
  existingCapital: { ...PENSION_GAP_BOUNDS.existingCapital, step: 1 },
  contributionYears: { min: 0, max: standardYears, step: 1 },
  children: { min: 0, max: 5, step: 1 },
  partTimeYears: { min: 0, max: 25, step: 1 },
} satisfies Record<string, PersonRule>;

/** Part time as the form means it: half the hours for half the pay. */
export const PART_TIME_SHARE = 0.5;

/** Years of average earnings credited for a child born since 1992, § 56, § 70 Abs. 2 SGB VI. */
export const YEARS_CREDITED_PER_CHILD = 3;

/** Entgeltpunkte for each of them: twelve months of 0.0833, § 70 Abs. 2 SGB VI. */
const POINTS_PER_CREDITED_YEAR = 12 * 0.0833;

/** What childless people pay on top for care insurance, all of it themselves, § 55 Abs. 3 SGB XI. */
const CHILDLESS_SURCHARGE = 0.006;

/** The fields of this person outside their bounds, or no number at all. */
export function invalidFields(person: Person): ReadonlySet<PersonField> {
  return new Set(
    fieldsOf(person).filter((field) => {
      const { min, max } = PERSON_FIELDS[field];
      return !isBetween(person[field] ?? min, min, max);
    }),
  );
}

/** The fields that this person is asked for, in the order of the table. */
export function fieldsOf(person: Person): PersonField[] {
  return keysOf(PERSON_FIELDS).filter((field) => person[field] !== undefined);
}

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
