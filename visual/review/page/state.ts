import type { Mark } from '../../marks.ts';
import type { Decided, Decision, Report, Result } from '../../report.ts';
import { isBroken, isUndecided } from '../../status.ts';
import { groupOf, type ListedGroup, listOf } from './list.ts';
import type { View, ZOOMS } from './views.ts';

/** The page's state. */
export interface State {
  /** The report with the decisions made so far. */
  report: Report;
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
  question: Question | null;
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

/** The pictures that the user is about to accept or reject. */
export interface Question {
  answer: Decision['answer'];
  scope: Scope;
  ids: readonly string[];
}

/** The picture on the stage. */
export function pickedOf({ report, picked }: State): Result | undefined {
  return report.results.find(({ id }) => id === picked);
}

/** The pictures of the list, in its order. */
export function shownOf({ report }: State): Result[] {
  return listOf(report).flatMap(({ results }) => results);
}

/** The pictures that a decision of this scope covers. */
export function scopeOf(state: State, scope: Scope): Result[] {
  const { report, picked } = state;
  const isPicked = ({ id }: Result) => id === picked;
  if (scope === 'picture') return report.results.filter(isPicked);
  const group = groupOf(listOf(report), picked);
  const look = group?.looks.find(({ results }) => results.some(isPicked));
  return (scope === 'group' ? group : look)?.results ?? [];
}

/** Representatives of a group that still have to be viewed: with a picture and without a decision. */
export function unseenOf({ seen }: State, { representatives, results }: ListedGroup): string[] {
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
