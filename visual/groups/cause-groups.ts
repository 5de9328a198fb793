import type { Cause, Result } from '../results/report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../results/status.ts';
import { abbreviate, type ChangeGroup, compareSize, groupByChange } from './change-groups.ts';

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
      (result) => listShared(result).sort().join('\n'),
    );
    return [...alike.values()].map((own) => makeGroup(status, own)).sort(compareSize);
  });
}

/** The cause, title or reason of a group; a message that changed in both languages is one cause. */
function listShared({ status, title, reason, causes = [] }: Result): string[] {
  if (status === 'changed') return causes.map(formatCause);
  return [STATUSES[status].isDecidable ? title : reason];
}

function makeGroup(status: Status, own: readonly Result[]): CauseGroup {
  const changeGroups = groupByChange(own);
  const shared = own.slice(0, 1).flatMap(listShared);
  return {
    title: formatTitle(status, shared),
    status,
    causes: own[0]?.causes ?? [],
    changeGroups,
    results: changeGroups.flatMap(({ results }) => results),
    // With several causes one picture may show a change that another does not.
    representatives:
      STATUSES[status].isDecidable && shared.length === 1 ? chooseRepresentatives(own) : [],
  };
}

function formatTitle(status: Status, shared: readonly string[]): string {
  const named = abbreviate(shared);
  if (status !== 'changed') return `${STATUSES[status].heading} ${named}`;
  if (shared.length === 0) return 'Changed without a known cause';
  return shared.length === 1 ? named : `${shared.length} causes: ${named}`;
}

/** Such as `token color.line.soft: #d7dfda → #d7dfdb`. */
function formatCause({ kind, file, detail }: Cause): string {
  return kind === 'capture' && detail ? detail : `${kind} ${detail ?? file}`;
}

/**
 * Ids of the pictures that represent a group: the one that changed most, then as few others as
 * possible to cover every width, language, brand and state.
 */
function chooseRepresentatives(results: readonly Result[]): string[] {
  const left = results.toSorted((one, other) => getShare(other) - getShare(one));
  const missing = new Set(left.flatMap(listFacets));
  const chosen: string[] = [];
  while (missing.size > 0 && chosen.length < MOST) {
    const counts = left.map(
      (result) => listFacets(result).filter((facet) => missing.has(facet)).length,
    );
    const best = left[counts.indexOf(Math.max(...counts))];
    if (!best) break;
    chosen.push(best.id);
    for (const facet of listFacets(best)) missing.delete(facet);
  }
  return chosen;
}

/** The most pictures that a reviewer can look at one by one. */
const MOST = 12;

function listFacets({ mode: { width, locale, brand, state } }: Result): string[] {
  return [`width ${width}`, `locale ${locale}`, `brand ${brand}`, `state ${state ?? 'none'}`];
}

/** The changed share of a picture; 1 when there is nothing to compare it with. */
function getShare({ changedPixels, after }: Result): number {
  if (changedPixels === undefined || !after) return 1;
  return changedPixels / (after.width * after.height);
}
