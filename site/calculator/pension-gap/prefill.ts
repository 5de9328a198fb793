import { MOST_SAVING } from '../../calculation/index.ts';
import { clampField, FIELDS, PREFILLED_FIELDS } from '../comparison/state/fields.ts';
import { type Person, toSavingInputs } from './person.ts';
import { writePerson } from './person-address.ts';

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
 * out with. The person comes along, so that the comparison knows whose gap it is to close.
 * @param saving whole euros a month that close the person's gap; `null` if none do
 */
export function prefillComparison(saving: number | null, person: Person): Prefill {
  const { monthly, change } = fitted(saving ?? MOST_SAVING);
  const values = { monthlyContribution: monthly, ...toSavingInputs(person) };
  const query = new URLSearchParams([
    ...PREFILLED_FIELDS.map((field) => [FIELDS[field].parameter, String(values[field])]),
    ...Object.entries(writePerson(person)),
  ]);
  return { monthly, change, query: query.toString() };
}

function fitted(saving: number): Pick<Prefill, 'monthly' | 'change'> {
  const monthly = clampField('monthlyContribution', saving);
  if (monthly === saving) return { monthly, change: 'none' };
  return { monthly, change: monthly > saving ? 'raised' : 'cut' };
}
