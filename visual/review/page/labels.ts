import { formatNumber } from '../../../lib/format-count.ts';
import type { Decision } from '../../model/decisions.ts';
import type { Image, Result } from '../../model/report.ts';
import type { Side } from '../../model/sides.ts';
import { getReviewStatus, REVIEW_STATUSES } from '../../model/status.ts';
import { formatMode } from '../../plan/modes.ts';

/** The last part of a story's title and its name: "Button: Plain". */
export function formatStory({ title, name }: Result): string {
  return `${title.split('/').at(-1)}: ${name}`;
}

/** A story in a mode. */
export function formatPicture(result: Result): string {
  return `${formatStory(result)}, ${formatMode(result.mode)}`;
}

/** Where open pictures stand, such as `3 to decide, 1 accepted`. */
export function formatProgress(results: readonly Result[]): string {
  const pictures = Map.groupBy(results, getReviewStatus);
  return REVIEW_STATUSES.flatMap((name) => {
    const some = pictures.get(name);
    return some ? [`${formatNumber(some.length)} ${name}`] : [];
  }).join(', ');
}

/** Signs of decisions, beside those of statuses. */
export const ANSWER_SIGNS: Record<Decision['answer'], string> = { accepted: '✓', rejected: '✕' };

/** A decision as a sentence; one that is not applied yet has no author. */
export function formatDecision({ answer, who, when, why }: Decision): string {
  const verb = answer === 'accepted' ? 'Accepted' : 'Rejected';
  const by = who ? ` by ${who.replace(/ <.*>$/, '')}, ${formatTime(when)}` : ', not applied yet';
  return `${verb}${by}: ${why}`;
}

/** An ISO time as "21 Nov 2025, 13:52", in the local time zone. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Where a picture is, beside the page or on its server. */
export function getPictureUrl({ hash }: Image, { format = 'png' }: { format?: string }): string {
  return `pictures/${hash}.${format}`;
}

/** What is written above each side. */
export const CAPTIONS: Record<Side, string> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};
