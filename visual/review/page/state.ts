import type { Decided, Decision, Mark, Report, Result } from '../../report.ts';
import { isRed, isUndecided } from '../../status.ts';
import { type Filter, groupOf, type ListedGroup, listOf } from './list.ts';
import type { View, ZOOMS } from './views.ts';

/** Everything the page knows. */
export interface State {
  /** As the server or the file on disk says. */
  base: Report;
  /** The same with the decisions that were made here and are not applied yet. */
  report: Report;
  /** A local server carries decisions out at once; a page from disk collects them as marks. */
  isServed: boolean;
  /** Every mark is in a file that was downloaded. */
  isExported: boolean;
  filter: Filter;
  /** Keys of the groups that show their pictures. */
  expanded: ReadonlySet<number>;
  /** Id of the picture on the stage. */
  picked: string | null;
  /** Ids of the pictures that were shown on the stage. */
  seen: ReadonlySet<string>;
  view: View;
  zoom: (typeof ZOOMS)[number];
  /** Index of the region that the stage shows and lines its pictures up at. */
  region: number | null;
  /** Where the divider is (swipe), how much the new picture covers (onion skin), in percent. */
  share: number;
  isBlinking: boolean;
  /** Blink: it is the old picture's turn. */
  isTurned: boolean;
  /** The key that shows the other picture is down. */
  isHeld: boolean;
  hasOutlines: boolean;
  hasFacts: boolean;
  hasList: boolean;
  /** Single keys can be switched off for people who dictate. */
  hasKeys: boolean;
  dialog: 'help' | Question | null;
  /** Offered when the same is decided again. */
  lastReasons: Record<Decision['answer'], string>;
  /** Ids of the pictures decided together in this visit, the latest last. */
  history: readonly (readonly string[])[];
  /** Decisions that the server has not answered yet. */
  sending: readonly Mark[];
  refused: Decided['refused'];
  /** What just happened, to read below the list and for screen readers. */
  announcement: string;
}

/** How much a decision is about: a picture, its look, or its whole group. */
export type Scope = 'picture' | 'look' | 'group';

/** The pictures that a person is about to accept or reject. */
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
export function shownOf({ report, filter }: State): Result[] {
  return listOf(report, filter).flatMap(({ results }) => results);
}

/** The pictures that a decision of this scope is about, as far as they are listed. */
export function scopeOf(state: State, scope: Scope): Result[] {
  const { report, filter, picked } = state;
  const isPicked = ({ id }: Result) => id === picked;
  if (scope === 'picture') return report.results.filter(isPicked);
  const group = groupOf(listOf(report, filter), picked);
  const look = group?.looks.find(({ results }) => results.some(isPicked));
  return (scope === 'group' ? group : look)?.results ?? [];
}

/** Representatives of a group that somebody still has to see: they have a picture and no decision. */
export function unseenOf({ report, seen }: State, { representatives }: ListedGroup): string[] {
  const isOpen = (id: string) =>
    report.results.some((r) => r.id === id && !r.decision && (r.before || r.after));
  return representatives.filter((id) => !seen.has(id) && isOpen(id));
}

/** How far the review has come. */
export function progressOf(results: readonly Result[]) {
  const count = (passes: (result: Result) => boolean) => results.filter(passes).length;
  return {
    accepted: count(({ decision }) => decision?.answer === 'accepted'),
    rejected: count(({ decision }) => decision?.answer === 'rejected'),
    undecided: count(isUndecided),
    /** Red, and nobody can decide about it. */
    broken: count((result) => isRed(result) && !isUndecided(result) && !result.decision),
  };
}
