import type { Group } from '../../groups/groups.ts';
import type { Mark } from '../../marks.ts';
import type { Decided, Decision, Report, Result } from '../../report.ts';
import { isBroken, isUndecided } from '../../status.ts';
import type { View, ZOOMS } from './views.ts';

/** The page's state. */
export interface State {
  /** The report with the decisions made so far. */
  report: Report;
  /** Its open pictures. */
  groups: readonly Group[];
  /** In a page from disk: the report without the decisions made there. A server saves them immediately. */
  original: Report | null;
  /** Id of the picture on the stage; in the list its group is open. */
  picked: string | null;
  /** Ids of the pictures that were viewed on the stage. */
  seen: ReadonlySet<string>;
  view: View;
  zoom: (typeof ZOOMS)[number];
  /** Index of the region that the stage shows and at which it aligns the pictures. */
  region: number | null;
  /** Swipe: position of the divider, in percent. */
  share: number;
  /** Single-key shortcuts can be turned off, for users of speech input. */
  hasKeys: boolean;
  asked: Question | null;
  /** Suggested for the next decision. */
  lastReason: string;
  /** Ids of the pictures decided together in this visit, the latest last. */
  history: readonly (readonly string[])[];
  /** Decisions that are not saved yet. */
  sending: readonly Mark[];
  refused: Decided['refused'];
  /** What just happened, as visible text and for screen readers. */
  announcement: string;
}

/** What a decision covers: a picture, its look, or its whole group. */
export type Scope = 'picture' | 'look' | 'group';

/** A decision that waits for its reason. */
export interface Question {
  answer: Decision['answer'];
  scope: Scope;
}

/** The picture on the stage. */
export function pickedOf({ report, picked }: State): Result | undefined {
  return report.results.find(({ id }) => id === picked);
}

/** The pictures of the list, in its order. */
export function shownOf({ groups }: State): Result[] {
  return groups.flatMap(({ results }) => results);
}

/** The group of the picture on the stage. */
export function groupOf({ groups, picked }: State): Group | undefined {
  return groups.find(({ results }) => results.some(({ id }) => id === picked));
}

/** The pictures that a decision of this scope covers. */
export function scopeOf(state: State, scope: Scope): Result[] {
  const isPicked = ({ id }: Result) => id === state.picked;
  const group = groupOf(state);
  if (scope === 'group') return group?.results ?? [];
  const look = group?.looks.find(({ results }) => results.some(isPicked))?.results ?? [];
  return scope === 'look' ? look : look.filter(isPicked);
}

/** Representatives of a group that still have to be viewed: with a picture and without a decision. */
export function unseenOf({ seen }: State, { representatives, results }: Group): string[] {
  const isOpen = (id: string) =>
    results.some((r) => r.id === id && !r.decision && (r.before || r.after));
  return representatives.filter((id) => !seen.has(id) && isOpen(id));
}

/** The progress of the review. */
export function progressOf(results: readonly Result[]) {
  const count = (passes: (result: Result) => boolean) => results.filter(passes).length;
  return {
    accepted: count(({ decision }) => decision?.answer === 'accepted'),
    rejected: count(({ decision }) => decision?.answer === 'rejected'),
    undecided: count(isUndecided),
    broken: count(isBroken),
  };
}
