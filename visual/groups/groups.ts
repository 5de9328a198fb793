import { type Cause, type Group, picturesOf, type Report, type Result } from '../report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../status.ts';
import { firstOf, looksOf } from './looks.ts';
import { representativesOf } from './representatives.ts';

/** Groups what is open, to fix before to decide, and removes evidence from all results. */
export function groupsOf(
  results: readonly Result[],
  causesOf: (result: Result) => readonly Cause[],
): Pick<Report, 'results' | 'groups'> {
  const open = STATUS_NAMES.filter((status) => !STATUSES[status].isSettled);
  const groups = open.flatMap((status) => {
    const found = results
      .filter((result) => result.status === status)
      .map((result) => ({ result, causes: causesOf(result) }));
    return [...Map.groupBy(found, keyOf).values()]
      .map((alike) => groupOf(status, alike))
      .sort(largestFirst);
  });
  return { results: results.map(({ evidence: _evidence, ...result }) => result), groups };
}

interface Found {
  result: Result;
  causes: readonly Cause[];
}

function keyOf({ result: { status, title, reason }, causes }: Found): string {
  if (!STATUSES[status].isDecidable) return reason;
  return [status === 'changed' ? '' : title, ...causes.map(keyOfCause).sort()].join('\n');
}

function keyOfCause({ kind, file, detail }: Cause): string {
  return JSON.stringify([kind, file, detail]);
}

function groupOf(status: Status, found: readonly Found[]): Group {
  const results = found.map(({ result }) => result);
  const byKey = new Map(
    found.flatMap((one) => one.causes.map((cause) => [keyOfCause(cause), cause])),
  );
  const causes = [...byKey.values()];
  // With several causes one picture may show a change that another does not.
  const isOneThing = status === 'changed' ? causes.length === 1 : STATUSES[status].isDecidable;
  return {
    title: titleOf(status, results, causes),
    status,
    causes,
    looks: looksOf(results),
    representatives: isOneThing ? representativesOf(results) : [],
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
  return (
    picturesOf(other).length - picturesOf(one).length || one.title.localeCompare(other.title, 'en')
  );
}
