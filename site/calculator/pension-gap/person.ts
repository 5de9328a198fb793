import type { Steps } from '../../../design-system/fields/SliderField/step-value.ts';
import { isBetween } from '../../../lib/is-between.ts';
import { keysOf } from '../../../lib/objects.ts';
import {
  type Career,
  DEFAULT_ASSUMPTIONS,
  estimateCareerGap,
  type NeededSaving,
  neededSaving,
  PENSION_GAP_BOUNDS,
  type PensionGapResult,
  type SavingInputs,
} from '../../calculation/index.ts';
import { formatEuro } from '../../i18n/format.ts';
import type { Measure } from '../../i18n/typed-number.ts';
import { expectResult } from '../client/engine-request.ts';
import { FIELDS } from '../comparison/state/fields.ts';

/** The bounds of each field: ages and savings as the comparison takes them, the income as the engine does. */
export const PERSON_FIELDS = {
  age: { min: FIELDS.age.min, max: FIELDS.age.max, step: 1 },
  grossMonthlyIncome: { ...PENSION_GAP_BOUNDS.grossMonthlyIncome, step: 1 },
  existingCapital: { min: 0, max: FIELDS.oneTimeContribution.max, step: 1 },
  contributionYears: { min: 0, max: DEFAULT_ASSUMPTIONS.pensionGap.contributionYears, step: 1 },
  children: { min: 0, max: 5, step: 1 },
  partTimeYears: { min: 0, max: 25, step: 1 },
} satisfies Record<string, Steps>;

/** The person whose pension gap is worked out, as landings describe it. Amounts are euros. */
export type Person = Career;

/** A number that describes a person. */
export type PersonField = keyof typeof PERSON_FIELDS;

/** The fields of this person outside their bounds, or no number at all. */
export function findInvalidFields(person: Person): ReadonlySet<PersonField> {
  return new Set(
    listFields(person).filter((field) => {
      const { min, max } = PERSON_FIELDS[field];
      return !isBetween(person[field] ?? min, min, max);
    }),
  );
}

/** The fields that this person is asked for, in the order of the table. */
export function listFields(person: Person): PersonField[] {
  return keysOf(PERSON_FIELDS).filter((field) => person[field] !== undefined);
}

/** Whether a field holds an amount of money, which is typed, rather than a count, which is slid. */
export function isAmount(field: PersonField): boolean {
  return field === 'grossMonthlyIncome' || field === 'existingCapital';
}

/** What is typed into a field. */
export function getMeasure(field: PersonField): Measure {
  if (!isAmount(field)) return 'years';
  return field === 'grossMonthlyIncome' ? 'eurosAMonthBeforeTax' : 'euros';
}

/** A value of a person's field as people read it. */
export function formatPersonValue(field: PersonField, value: number): string {
  return isAmount(field) ? formatEuro(value) : String(value);
}

/** How a person's years are counted. */
export function classifyCareer(person: Person): 'standard' | 'years' | 'family' {
  if (person.contributionYears !== undefined) return 'years';
  return person.children === undefined ? 'standard' : 'family';
}

/** A pension gap, and what our pension takes to close it after costs and taxes. */
export type ClosedGap = NeededSaving &
  Omit<PensionGapResult, 'monthlySavingNeeded' | 'existingCapitalAtRetirement'>;

/**
 * Works out a person's pension gap.
 * @throws when the engine rejects the person: a landing without its figures must not be built
 */
export function estimateGap(person: Person): ClosedGap {
  // The engine's own estimate of the saving leaves the tax on the payout out.
  const { monthlySavingNeeded, existingCapitalAtRetirement, ...gap } = expectResult(
    estimateCareerGap(person),
  );
  return { ...gap, ...expectResult(neededSaving(toSavingInputs(person), {}, gap.capitalNeeded)) };
}

/** How a person saves: what is there is paid in at once, and the monthly amount rises with prices. */
export function toSavingInputs({ age, existingCapital = 0 }: Person): SavingInputs {
  return {
    age,
    oneTimeContribution: existingCapital,
    annualIncrement: Math.round(100 * DEFAULT_ASSUMPTIONS.pensionGap.inflation),
  };
}
