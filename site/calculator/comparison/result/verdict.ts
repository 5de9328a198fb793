import type { ByPreset, ComparisonType, PresetName } from '../../client/client.ts';
import { PRESET_NAMES } from '../state/choices.ts';

/** Below this difference of yearly returns (0.10 percentage points, unrounded) nobody is ahead. */
const CLEAR = 0.001;

/** The smallest difference of yearly returns that is named. */
const SMALLEST_NAMED = 0.001;

/** `depends`: no winner can be named. */
type Verdict = 'saves' | 'costsMore' | 'depends';

/** A result under one set of assumptions. `close`: small changes of them turn it round. */
export type PresetVerdict = 'saves' | 'costsMore' | 'close';

/** What our way leaves at an age beside another: more, less, or about as much. */
export type Outcome = 'more' | 'less' | 'close';

/** Our gain over a competitor in words: a fraction of the yearly return, negative for a loss. */
export function getPresetVerdict(gain: number): PresetVerdict {
  if (Math.abs(gain) < CLEAR) return 'close';
  return gain > 0 ? 'saves' : 'costsMore';
}

/**
 * The outcome at one age in euros, or of all ages. Whether it is too close to call is a matter of the
 * return, because a euro is much after one year and nothing after fifty.
 * @param difference the euros that we leave more at an age, as the rounded amounts say it
 */
export function getOutcome(gain: number, difference = gain): Outcome {
  if (getPresetVerdict(gain) === 'close' || difference === 0) return 'close';
  return difference > 0 ? 'more' : 'less';
}

/**
 * The verdict on a comparison. A winner is named only if the result is clear under the chosen set of
 * assumptions and points the same way under every other (calculation document, section 17). Where
 * only one set is known, none is named.
 */
export function getVerdict(
  gains: ByPreset | null,
  chosen: PresetName,
  comparisonType: ComparisonType,
): Verdict {
  if (!gains) return 'depends';
  const verdict = getPresetVerdict(gains[chosen][comparisonType]);
  const signs = PRESET_NAMES.map((preset) => Math.sign(gains[preset][comparisonType]));
  const isAgreed = new Set(signs).size === 1;
  return isAgreed && verdict !== 'close' ? verdict : 'depends';
}

/** How often the way is ahead that is more often, and how often the other one: a draw counts for neither. */
export function countLeads(outcomes: readonly Outcome[]): {
  leader: Outcome;
  leads: number;
  others: number;
} {
  const [more, less] = (['more', 'less'] as const).map(
    (wanted) => outcomes.filter((outcome) => outcome === wanted).length,
  ) as [number, number];
  if (more + less === 0) return { leader: 'close', leads: outcomes.length, others: 0 };
  return more > less
    ? { leader: 'more', leads: more, others: less }
    : { leader: 'less', leads: less, others: more };
}

/** The size of a gain or a loss as it is named: about so much, or less than the smallest. */
export function roundGain(gain: number): { isLess: 'yes' | 'no'; size: number } {
  const isLess = Math.abs(gain) < SMALLEST_NAMED / 2;
  return { isLess: isLess ? 'yes' : 'no', size: isLess ? SMALLEST_NAMED : Math.abs(gain) };
}
