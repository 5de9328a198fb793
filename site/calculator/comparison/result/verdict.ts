import type { Verdict } from '../../../../design-system/cards/SummaryCard/SummaryCard.tsx';

/**
 * Below this difference of yearly returns (0.10 percentage points, unrounded) no winner is named:
 * small changes of the assumptions turn it round (calculation document, section 17).
 */
const CLEAR = 0.001;

/** The verdict on our gain over a competitor: a fraction of the yearly return, negative for a loss. */
export function getVerdict(gain: number): Verdict {
  if (Math.abs(gain) < CLEAR) return 'close';
  return gain > 0 ? 'saves' : 'costsMore';
}
