import { formatted } from '../../visual/counted.ts';
import type { Decision, Image, Mark, Result } from '../../visual/report.ts';
import type { ReportFacts } from './messages.ts';

/** What the buttons say. */
export const VERBS: Record<Mark['verdict'], string> = { accepted: 'Accept', rejected: 'Reject' };

/** How much of a picture differs, and its size: `1,204 px differ, 480 × 612, was 480 × 580`. */
export function measures({ changedPixels, before, after }: Result): string {
  const now = after ?? before;
  const hasGrown = before && after && sizeOf(before) !== sizeOf(after);
  return [
    ...(changedPixels ? [`${formatted(changedPixels)} px differ`] : []),
    ...(now ? [sizeOf(now)] : []),
    ...(hasGrown ? [`was ${sizeOf(before)}`] : []),
  ].join(', ');
}

/** Which report this is: `Report of 21 Nov 2026, 13:52, commit 269ab3b, part 1 of 4`. */
export function reportLine({ when, commit, shard }: ReportFacts): string {
  const part = shard ? [`part ${shard.index} of ${shard.of}`] : [];
  return [`Report of ${dateAndTime(when)}`, `commit ${commit.slice(0, 7)}`, ...part].join(', ');
}

/** Who decided what, when: `Ada Lovelace, 21 Nov 2026, 13:52: the new brand colour`. */
export function decisionLine({ who, when, why }: Decision): string {
  const name = who.replace(/ <.*/, '');
  return `${name}, ${dateAndTime(when)}: ${why}`;
}

function sizeOf({ width, height }: Image): string {
  return `${width} × ${height}`;
}

/** In the reader's time. */
function dateAndTime(when: string): string {
  return new Date(when).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
