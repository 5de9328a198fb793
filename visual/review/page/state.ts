import type { CauseGroup } from '../../groups/cause-groups.ts';
import type { Decision } from '../../model/decisions.ts';
import type { Draft } from '../../model/drafts.ts';
import type { Decided, Report, Result } from '../../model/report.ts';
import type { View, ZOOMS } from './canvas.ts';
import type { Filter } from './filter.ts';

/** The page's state. */
export interface State {
  /** The report with the decisions made so far. */
  report: Report;
  /** Its open pictures that the filter shows. */
  groups: readonly CauseGroup[];
  /** In a page from disk: the report without the decisions made there. A server saves them immediately. */
  original: Report | null;
  /** Who decides in a page from disk: `Name <email>`; empty until asked, and where a server knows it. */
  author: string;
  filter: Filter;
  /** Id of the picture on the stage; in the list its group is open. */
  selected: string | null;
  /** Ids of the pictures that were viewed on the stage. */
  viewed: ReadonlySet<string>;
  view: View;
  zoom: (typeof ZOOMS)[number];
  /** Index of the region that the stage shows and at which it aligns the pictures. */
  region: number | null;
  /** How much of the new picture covers the old one in the onion skin, in percent. */
  share: number;
  /** Whether changed places are outlined. */
  hasMarks: boolean;
  /** Single-key shortcuts can be turned off, for users of speech input. */
  hasKeys: boolean;
  question: Question | null;
  /** Suggested for the next decision. */
  lastReason: string;
  /** Ids of the pictures decided together in this visit, the latest last. */
  history: readonly (readonly string[])[];
  /** Decisions that are not saved yet. */
  saving: readonly Draft[];
  refused: Decided['refused'];
  /** The last event, as visible text and for screen readers. */
  announcement: string;
}

/** The pictures that a decision covers: one, all that show its change, or all of its cause. */
export type Scope = 'picture' | 'change' | 'group';

/** A decision that waits for its reason. */
export interface Question {
  answer: Decision['answer'];
  scope: Scope;
}

/** The pictures of the list, in its order. */
export function listShown({ groups }: State): Result[] {
  return groups.flatMap(({ results }) => results);
}

/** The picture on the stage, and the group it is in. */
export function findStage({ groups, selected }: State): { result?: Result; group?: CauseGroup } {
  for (const group of groups) {
    const result = group.results.find(({ id }) => id === selected);
    if (result) return { result, group };
  }
  return {};
}

/** The pictures that a decision of this scope covers. */
export function listScope(state: State, scope: Scope): Result[] {
  const { result, group } = findStage(state);
  if (!result || !group) return [];
  const change = group.changeGroups.find(({ results }) => results.includes(result));
  return { picture: [result], change: change?.results ?? [], group: group.results }[scope];
}

/** Representatives of a group that still have to be viewed: with a picture and without a decision. */
export function listUnviewed(
  { viewed }: State,
  { representatives, results }: CauseGroup,
): string[] {
  const isOpen = (id: string) =>
    results.some((r) => r.id === id && !r.decision && (r.before || r.after));
  return representatives.filter((id) => !viewed.has(id) && isOpen(id));
}
