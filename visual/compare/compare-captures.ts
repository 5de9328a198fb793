import type { Outcome } from '../capture/capture-pictures.ts';
import type { Accepted } from '../model/decisions.ts';
import type { Comparison, Image } from '../model/report.ts';
import type { Compare } from './run-in-threads.ts';

/**
 * Judges a picture that differs from the accepted one.
 * @param first first capture
 * @param after second capture of the same code in a new page and in another order
 */
export async function compareCaptures(
  first: Image,
  after: Image,
  accepted: Accepted | undefined,
  baseline: Outcome | undefined,
  compare: Compare,
): Promise<Comparison> {
  if (after.hash === accepted?.pixels)
    return { status: 'equal', reason: 'same as accepted when it was captured again' };
  if (first.hash !== after.hash) {
    const reason =
      'two captures of the same code differ: the story depends on time, random values or order';
    return { ...(await compare(first, after)), status: 'unstable', reason };
  }
  if (!accepted) return { after, status: 'new', reason: 'no picture of it has been accepted yet' };
  if (!baseline || 'failure' in baseline) {
    const reason = `differs from the accepted picture, which cannot be shown: ${baseline?.failure}`;
    return { after, accepted, status: 'changed', reason };
  }
  if (baseline.hash === after.hash)
    return { status: 'equal', reason: 'same as its baseline when it was captured again' };
  return { accepted, ...(await compare(baseline, after)) };
}

/** Judges an accepted picture whose story or mode no longer exists. */
export function compareRemoved(
  accepted: Accepted | undefined,
  baseline: Outcome | undefined,
): Comparison {
  const reason = 'its story or mode no longer exists';
  const before = baseline && 'hash' in baseline && baseline.hash === accepted?.pixels && baseline;
  return { status: 'removed', reason, ...(before && { before }), ...(accepted && { accepted }) };
}
