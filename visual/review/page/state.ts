import type { Mark } from '../../marks.ts';
import type { Decided, Decision, Report, Result } from '../../report.ts';
import { isBroken, isUndecided } from '../../status.ts';
import { type Filter, groupOf, type ListedGroup, listOf } from './list.ts';
import type { View, ZOOMS } from './views.ts';

/** The page's state. */
export interface State {
  /** The report with the decisions made so far. */
  report: Report;
  /** In a page from disk: the report without the decisions made there. A server saves them immediately. */
  original: Report | null;
  filter: Filter;
  /** Key of the open group. */
  opened: number | null;
  /** Id of the picture on the stage. */
  picked: string | null;
  /** Ids of the pictures that were viewed on the stage. */
  seen: ReadonlySet<string>;
  view: View;
  zoom: (typeof ZOOMS)[number];
  /** Index of the region that the stage shows and at which it aligns the pictures. */
  region: number | null;
  /** Position of the divider (swipe) or opacity of the new picture (onion skin), in percent. */
  share: number;
  isBlinking: boolean;
  /** Blink: the old picture is shown. */
  isSwapped: boolean;
  hasOutlines: boolean;
  hasList: boolean;
  /** Single-key shortcuts can be turned off, for users of speech input. */
  hasKeys: boolean;
  dialog: 'help' | Question | null;
  /** Suggested for the next decision of the same kind. */
  lastReasons: Record<Decision['answer'], string>;
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
export function shownOf({ report, filter }: State): Result[] {
  return listOf(report, filter).flatMap(({ results }) => results);
}

/** The listed pictures that a decision of this scope covers. */
export function scopeOf(state: State, scope: Scope): Result[] {
  const { report, filter, picked } = state;
  const isPicked = ({ id }: Result) => id === picked;
  if (scope === 'picture') return report.results.filter(isPicked);
  const group = groupOf(listOf(report, filter), picked);
  const look = group?.looks.find(({ results }) => results.some(isPicked));
  return (scope === 'group' ? group : look)?.results ?? [];
}

/** Representatives of a group that still have to be viewed: with a picture and without a decision. */
export function unseenOf({ report, seen }: State, { representatives }: ListedGroup): string[] {
  const isOpen = (id: string) =>
    report.results.some((r) => r.id === id && !r.decision && (r.before || r.after));
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
