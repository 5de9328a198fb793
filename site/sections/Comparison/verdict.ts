import type { Verdict } from '../../../design-system/SummaryCard/SummaryCard.tsx';
import type { CalculationOutput, OutputValue } from '../../calculation/index.ts';
import type { ComparisonType } from '../../services/calculation-client.ts';

/** By how much our product is better, or worse, in one comparison (requirements row 101). */
export function gainOf(output: CalculationOutput, comparisonType: ComparisonType): OutputValue {
  return comparisonType === 'OTHER_INVESTMENT'
    ? output.gainComparedOtherbroker
    : output.gainComparedDirectinvest;
}

/** What that gain means in words. A loss is told as one (row 102); what reads as zero is none. */
export function verdictOf({ value, formattedValue }: OutputValue): Verdict {
  if (!/[1-9]/.test(formattedValue)) return 'even';
  return value > 0 ? 'saves' : 'costsMore';
}
