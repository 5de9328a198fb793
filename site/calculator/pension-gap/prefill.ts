import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { clampField, FIELDS, PREFILLED_FIELDS } from '../comparison/state/fields.ts';
import type { Person } from './person.ts';

/** The values that open the comparison to close a gap, and how the amount was changed for it. */
export interface Prefill {
  /** Euros a month that the comparison can take. */
  monthly: number;
  /** `raised` to the smallest amount, or `cut` to the largest. */
  change: 'none' | 'raised' | 'cut';
  /** The choices as an address carries them. */
  query: string;
}

/**
 * The comparison of the same plan: its amount, and the age, the savings and the rise it was worked
 * out with.
 * @param saving euros a month that close the person's gap
 */
export function prefillComparison(
  saving: number,
  { age, existingCapital = 0 }: Pick<Person, 'age' | 'existingCapital'>,
): Prefill {
  const { monthly, change } = fitted(Math.round(saving));
  const values = {
    monthlyContribution: monthly,
    oneTimeContribution: clampField('oneTimeContribution', existingCapital),
    // It rises with prices.
    annualIncrement: Math.round(100 * DEFAULT_ASSUMPTIONS.pensionGap.inflation),
    age,
  };
  const query = new URLSearchParams(
    PREFILLED_FIELDS.map((field) => [FIELDS[field].parameter, String(values[field])]),
  );
  return { monthly, change, query: query.toString() };
}

function fitted(saving: number): Pick<Prefill, 'monthly' | 'change'> {
  const monthly = clampField('monthlyContribution', saving);
  if (monthly === saving) return { monthly, change: 'none' };
  return { monthly, change: monthly > saving ? 'raised' : 'cut' };
}
