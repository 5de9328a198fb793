import type { Cause, Result } from '../results/report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../results/status.ts';
import { type ChangeGroup, firstOf, groupByChange, largestFirst } from './change-groups.ts';
import { representativesOf } from './representatives.ts';

/** Pictures with the same status and the same causes, divided into changeGroups. */
export interface CauseGroup {
  /** Readable text, such as `token color.line.soft: #d7dfda → #d7dfdb`. */
  title: string;
  status: Status;
  causes: readonly Cause[];
  changeGroups: ChangeGroup[];
  /** The pictures of its changeGroups, in their order. */
  results: Result[];
  /**
   * Ids of the pictures that must have been viewed before the whole group can be accepted: the largest
   * change, and one for each width, language, brand and state. Empty when the group has several causes;
   * it is then decided change by change.
   */
  representatives: string[];
}

/** Groups what is open: first what must be fixed, then what can be decided. */
export function groupByCause(results: readonly Result[]): CauseGroup[] {
  return STATUS_NAMES.filter((status) => !STATUSES[status].isSettled).flatMap((status) => {
    const alike = Map.groupBy(
      results.filter((result) => result.status === status),
      (result) => sharedBy(result).sort().join('\n'),
    );
    return [...alike.values()].map((own) => groupOf(status, own)).sort(largestFirst);
  });
}

/** What all pictures of a group share; a message that changed in both languages is one cause. */
function sharedBy({ status, title, reason, causes = [] }: Result): string[] {
  if (status === 'changed') return causes.map(labelOf);
  return [STATUSES[status].isDecidable ? title : reason];
}

function groupOf(status: Status, own: readonly Result[]): CauseGroup {
  const changeGroups = groupByChange(own);
  const shared = own.slice(0, 1).flatMap(sharedBy);
  return {
    title: titleOf(status, shared),
    status,
    causes: own[0]?.causes ?? [],
    changeGroups,
    results: changeGroups.flatMap(({ results }) => results),
    // With several causes one picture may show a change that another does not.
    representatives:
      STATUSES[status].isDecidable && shared.length === 1 ? representativesOf(own) : [],
  };
}

function titleOf(status: Status, shared: readonly string[]): string {
  const named = firstOf(shared);
  if (status !== 'changed') return `${STATUSES[status].heading} ${named}`;
  if (shared.length === 0) return 'Changed without a known cause';
  return shared.length === 1 ? named : `${shared.length} causes: ${named}`;
}

/** Such as `token color.line.soft: #d7dfda → #d7dfdb`. */
function labelOf({ kind, file, detail }: Cause): string {
  return kind === 'capture' && detail ? detail : `${kind} ${detail ?? file}`;
}
