import { mapValues } from '../../../../lib/objects.ts';
import type { ProviderGroup } from '../../../calculation/index.ts';
import { CHARGES, type Charge } from '../../../calculation/index.ts';
import type { Course } from './course.ts';
import { realFactor, realTotals } from './todays-money.ts';

/** Euros that each cost and tax takes from a way to save until the scheduled retirement. */
export function chargesUntilRetirement(
  way: ProviderGroup,
  { assumptions, plan, outcomes }: Course,
  isToday: boolean,
): Record<Charge, number> {
  const inflation = isToday ? assumptions.inflation : 0;
  return mapValues(CHARGES, (record, charge) => {
    const totals = outcomes[way].map((outcome) => outcome[record]);
    // Due once, in the end; the tax of leaving earlier was never paid.
    if (charge === 'WithdrawalTax') return (totals.at(-1) ?? 0) * realFactor(inflation, plan.years);
    return realTotals(totals, inflation).at(-1) ?? 0;
  });
}
