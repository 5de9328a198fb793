import type { Verdict } from '../../../design-system/SummaryCard/SummaryCard.tsx';
import { trendOf } from '../../format.ts';
import type { AnswerValues, ComparisonType } from '../../services/calculation-client.ts';

/** By how much of the yearly return our product is better, or worse, in one comparison. */
export function gainOf(output: AnswerValues, comparisonType: ComparisonType): number {
  return comparisonType === 'OTHER_INVESTMENT'
    ? output.gainComparedOtherbroker.value
    : output.gainComparedDirectinvest.value;
}

/** What that gain means in words. A loss is called one; what reads as zero is none. */
export function verdictOf(gain: number): Verdict {
  return VERDICTS[trendOf(gain)];
}

const VERDICTS = { gain: 'saves', loss: 'costsMore', zero: 'even' } as const;
