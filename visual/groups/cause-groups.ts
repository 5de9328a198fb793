import type { Cause, Result } from '../results/report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../results/status.ts';
import { abbreviate, type ChangeGroup, compareSize, groupByChange } from './change-groups.ts';
import { findLargestPlace, measurePlace } from './largest-place.ts';

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

/**
 * Groups what is open: first what must be fixed, then what can be decided.
 * @param isShown leaves pictures out, of which the others' groups may still depend
 */
export function groupByCause(
  results: readonly Result[],
  isShown: (result: Result) => boolean = () => true,
): CauseGroup[] {
  const stories = Map.groupBy(results, ({ story }) => story);
  const list = (result: Result) => listShared(result, stories.get(result.story) ?? []);
  return STATUS_NAMES.filter((status) => !STATUSES[status].isSettled).flatMap((status) => {
    const alike = Map.groupBy(
      results.filter((result) => result.status === status && isShown(result)),
      (result) => list(result).sort().join('\n'),
    );
    return [...alike.values()]
      .map((own) => makeGroup(status, own, own.slice(0, 1).flatMap(list)))
      .sort(compareSize);
  });
}

/**
 * The cause, title or reason of a group. A message that changed in both languages is one cause, and a
 * breakpoint is one, however many stories have got or lost it.
 */
function listShared(result: Result, ofStory: readonly Result[]): string[] {
  const { status, title, reason, causes = [] } = result;
  if (status === 'changed') return causes.map(formatCause);
  if (!STATUSES[status].isDecidable) return [reason];
  return [nameOwnWidth(result, ofStory) ?? title];
}

/** The width or breakpoint of a picture, if its story has others, but none at this width. */
function nameOwnWidth({ status, mode }: Result, ofStory: readonly Result[]): string | undefined {
  const [alike, others] = [true, false].map((isAlike) => {
    const some = ofStory.filter((other) => (other.status === status) === isAlike);
    return new Set(some.map((other) => other.mode.width));
  });
  if (!others?.size || others.has(mode.width)) return undefined;
  const upper = alike?.has(mode.width + 1) ? mode.width + 1 : mode.width;
  return `the ${alike?.has(upper - 1) ? 'breakpoint' : 'width'} ${upper} px`;
}

function makeGroup(status: Status, own: readonly Result[], shared: readonly string[]): CauseGroup {
  const changeGroups = groupByChange(own);
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
 * Ids of the pictures that represent a group: the one with the largest changed place, then as few
 * others as possible to cover every width, language, brand and state. What is wrong in a group whose
 * cause is right (a card that a token breaks) mostly shows as a place that is larger than the others.
 */
function chooseRepresentatives(results: readonly Result[]): string[] {
  const size = (result: Result) => {
    const place = findLargestPlace(result);
    return place ? measurePlace(place) : Number.POSITIVE_INFINITY;
  };
  const left = results.toSorted((one, other) => size(other) - size(one));
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
