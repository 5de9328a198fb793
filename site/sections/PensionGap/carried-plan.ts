import { DEFAULT_ASSUMPTIONS } from '../../calculation/index.ts';
import { FIELDS } from '../Comparison/fields.ts';

/** What the comparison opens with to close a gap, and what had to be done to the amount for it. */
export interface CarriedPlan {
  /** Euros a month that the comparison's slider can take. */
  monthly: number;
  /** `rounded` up to a step, `raised` to the smallest amount, or `cut` to the largest. */
  change: 'none' | 'rounded' | 'raised' | 'cut';
  /** The comparison's part of an address. */
  query: string;
}

/** @param saving euros a month that close the gap of someone of this age */
export function carriedPlan(saving: number, age: number): CarriedPlan {
  const { monthly, change } = fitted(Math.round(saving));
  const query = new URLSearchParams({
    [FIELDS.monthlyContribution.parameter]: String(monthly),
    [FIELDS.age.parameter]: String(age),
    // The amount was worked out to rise with prices.
    [FIELDS.annualIncrement.parameter]: String(
      Math.round(100 * DEFAULT_ASSUMPTIONS.pensionGap.inflation),
    ),
  });
  return { monthly, change, query: query.toString() };
}

function fitted(saving: number): Pick<CarriedPlan, 'monthly' | 'change'> {
  const { min, max, step } = FIELDS.monthlyContribution;
  if (saving < min) return { monthly: min, change: 'raised' };
  if (saving > max) return { monthly: max, change: 'cut' };
  const monthly = min + step * Math.ceil((saving - min) / step);
  return { monthly, change: monthly === saving ? 'none' : 'rounded' };
}
