import type { Cause, Result } from '../report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../status.ts';
import { firstOf, type Look, looksOf } from './looks.ts';
import { representativesOf } from './representatives.ts';

/** Pictures with the same status and the same causes, divided into looks. */
export interface Group {
  /** Readable text, such as `token color.line.soft: #d7dfda → #d7dfdb`. */
  title: string;
  status: Status;
  causes: readonly Cause[];
  looks: Look[];
  /** The pictures of its looks, in their order. */
  results: Result[];
  /**
   * Ids of the pictures that must have been viewed before the whole group can be accepted: the largest
   * change, and one for each width, language, brand and state. Empty when the group has several causes;
   * it is then decided look by look.
   */
  representatives: string[];
}

/** Groups what is open: first what must be fixed, then what can be decided. */
export function groupsOf(results: readonly Result[]): Group[] {
  return STATUS_NAMES.filter((status) => !STATUSES[status].isSettled).flatMap((status) => {
    const alike = Map.groupBy(
      results.filter((result) => result.status === status),
      keyOf,
    );
    return [...alike.values()].map((own) => groupOf(status, own)).sort(largestFirst);
  });
}

/** By the labels of causes, so that a message which changed in both languages is one. */
function keyOf({ status, title, reason, causes = [] }: Result): string {
  if (!STATUSES[status].isDecidable) return reason;
  return status === 'changed' ? causes.map(labelOf).sort().join('\n') : title;
}

function groupOf(status: Status, own: readonly Result[]): Group {
  const causes = own[0]?.causes ?? [];
  const looks = looksOf(own);
  // With several causes one picture may show a change that another does not.
  const isOneThing = status === 'changed' ? causes.length === 1 : STATUSES[status].isDecidable;
  return {
    title: titleOf(status, own, causes),
    status,
    causes,
    looks,
    results: looks.flatMap(({ results }) => results),
    representatives: isOneThing ? representativesOf(own) : [],
  };
}

function titleOf(status: Status, [first]: readonly Result[], causes: readonly Cause[]): string {
  if (status === 'failed') return `Failed: ${first?.reason}`;
  if (status === 'unstable') return `Unstable: ${first?.reason}`;
  if (status === 'new') return `New pictures of ${first?.title}`;
  if (status === 'gone') return `Removed pictures of ${first?.title}`;
  if (causes.length === 0) return 'Changed without a known cause';
  const named = firstOf(causes.map(labelOf));
  return causes.length === 1 ? named : `${causes.length} causes: ${named}`;
}

/** Such as `token color.line.soft: #d7dfda → #d7dfdb`. */
function labelOf({ kind, file, detail }: Cause): string {
  return kind === 'capture' && detail ? detail : `${kind} ${detail ?? file}`;
}

function largestFirst(one: Group, other: Group): number {
  return other.results.length - one.results.length || one.title.localeCompare(other.title, 'en');
}
