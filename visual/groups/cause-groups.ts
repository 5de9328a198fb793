import { abbreviate } from '../model/abbreviate.ts';
import type { Cause, Result } from '../model/report.ts';
import { STATUS_NAMES, STATUSES, type Status } from '../model/status.ts';
import { type ChangeGroup, compareSize, groupByChange } from './change-groups.ts';
import { findLargestPlace, measurePlace } from './largest-place.ts';

/** Pictures with the same status that show the same, divided into groups of changes. */
export interface CauseGroup {
  /** Readable text: the cause, such as `token color.line.soft: #d7dfda → #d7dfdb`, or what has changed. */
  title: string;
  status: Status;
  /** The cause, if the changed places show it. */
  cause: Cause | undefined;
  changeGroups: ChangeGroup[];
  /** The pictures of its groups, in their order. */
  results: Result[];
  /**
   * Ids of the pictures that must have been viewed before the whole group can be accepted: the largest
   * change, one for all that show the same other changes as well, and one for each width, language, brand
   * and state. Empty where nothing is known of what has changed; that is decided change by change.
   */
  representatives: string[];
}

/**
 * Groups what is open: first what must be fixed, then what can be decided.
 * @param isShown leaves pictures out, of which the others' groups may still depend
 * @param withSettled also what needs nothing, by its place in the sidebar
 */
export function groupByCause(
  results: readonly Result[],
  isShown: (result: Result) => boolean = () => true,
  withSettled = false,
): CauseGroup[] {
  const stories = Map.groupBy(results, ({ story }) => story);
  const name = nameChanges(results);
  const nameGroup = (result: Result) =>
    result.status === 'changed' ? name(result) : nameOther(result, stories.get(result.story) ?? []);
  return STATUS_NAMES.filter((status) => withSettled || !STATUSES[status].isSettled).flatMap(
    (status) => {
      const alike = Map.groupBy(
        results.filter((result) => result.status === status && isShown(result)),
        nameGroup,
      );
      return [...alike].map(([title, own]) => makeGroup(status, own, title)).sort(compareSize);
    },
  );
}

/**
 * Names the group of each changed picture. One that shows several changes is in the group of the cause
 * that the fewest show, so that no edit hides in that of a larger one; without any cause it is in the
 * group of what the most show, so that what else happened to move makes no group of its own.
 */
function nameChanges(results: readonly Result[]): (result: Result) => string {
  const changed = results.filter(({ status }) => status === 'changed');
  const counts = new Map<string, number>();
  for (const name of changed.flatMap(listChanges)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const count = (name: string) => counts.get(name) ?? 0;
  const sort = (names: readonly string[]) =>
    names.toSorted((one, other) => count(one) - count(other) || one.localeCompare(other, 'en'));
  return (result) =>
    sort((result.causes ?? []).map(formatCause))[0] ??
    sort(nameWithoutCause(result)).at(-1) ??
    nameUnknown(result);
}

/** Without the accepted picture nobody sees what has changed: why there is none tells what to do. */
function nameUnknown({ before, reason }: Result): string {
  return before ? UNKNOWN : `${UNKNOWN}: ${reason}`;
}

const UNKNOWN = 'Changed without a known cause';

/** All changes that a picture shows: their causes, and what is left to explain. */
function listChanges(result: Result): string[] {
  const { causes = [], unexplained = [] } = result;
  return [
    ...causes.map(formatCause),
    ...(causes.length > 0 ? unexplained : nameWithoutCause(result)),
  ];
}

/** Colours that were swapped everywhere, or what drew the changed places. */
function nameWithoutCause({ changes = [], unexplained = [] }: Result): string[] {
  const isRecolouring = changes.length > 0 && changes.every((key) => key.startsWith('#'));
  return isRecolouring ? [abbreviate(changes)] : unexplained;
}

/** A breakpoint is one group, however many stories have got or lost it. */
function nameOther(result: Result, ofStory: readonly Result[]): string {
  const { status, title, reason } = result;
  const { isDecidable, isSettled, heading } = STATUSES[status];
  if (isSettled) return `${heading} ${title}`;
  const isOfPlace = isDecidable && status !== 'renamed';
  return `${heading} ${isOfPlace ? (nameOwnWidth(result, ofStory) ?? title) : reason}`;
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

function makeGroup(status: Status, own: readonly Result[], title: string): CauseGroup {
  const also = (result: Result) => listChanges(result).filter((name) => name !== title);
  const changeGroups = [...Map.groupBy(own, (result) => also(result).sort().join('\n')).values()]
    .flatMap((alike) => groupByChange(alike, alike.slice(0, 1).flatMap(also)))
    .sort(compareSize);
  const isUnknown = title.startsWith(UNKNOWN);
  const isKnown = STATUSES[status].isDecidable && !isUnknown;
  const cause = own[0]?.causes?.find((one) => formatCause(one) === title);
  const isNamed = cause || status !== 'changed' || isUnknown;
  return {
    title: isNamed ? title : `${title}, cause unknown`,
    status,
    cause,
    changeGroups,
    results: changeGroups.flatMap(({ results }) => results),
    representatives: isKnown ? chooseRepresentatives(own) : [],
  };
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

function listFacets(result: Result): string[] {
  const changes = listChanges(result).sort().join();
  const facets = { state: 'none', ...result.mode, changes };
  return Object.entries(facets).map((facet) => facet.join(' '));
}
