import type { Mark } from '../../decide/drafts.ts';
import type { Group } from '../../groups/cause-groups.ts';
import type { Decided, Decision, Report, Result } from '../../results/report.ts';
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

/** The pictures of the list, in its order. */
export function shownOf({ groups }: State): Result[] {
  return groups.flatMap(({ results }) => results);
}

/** The picture on the stage, and the group it is in. */
export function stageOf({ groups, picked }: State): { result?: Result; group?: Group } {
  for (const group of groups) {
    const result = group.results.find(({ id }) => id === picked);
    if (result) return { result, group };
  }
  return {};
}

/** The pictures that a decision of this scope covers. */
export function scopeOf(state: State, scope: Scope): Result[] {
  const { result, group } = stageOf(state);
  if (!result || !group) return [];
  const look = group.looks.find(({ results }) => results.includes(result));
  return { picture: [result], look: look?.results ?? [], group: group.results }[scope];
}

/** Representatives of a group that still have to be viewed: with a picture and without a decision. */
export function unseenOf({ seen }: State, { representatives, results }: Group): string[] {
  const isOpen = (id: string) =>
    results.some((r) => r.id === id && !r.decision && (r.before || r.after));
  return representatives.filter((id) => !seen.has(id) && isOpen(id));
}
