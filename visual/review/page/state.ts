import type { Decided } from '../../decide.ts';
import type { Mark, Report, Result } from '../../report.ts';
import { type Filter, STANDARD_FILTER } from './filter.ts';
import { groupsOf } from './groups.ts';
import type { Look, Zoom } from './looks.ts';
import { isOpen } from './standing.ts';

/** Everything the page knows. */
export interface State {
  report: Report;
  /** A local server carries decisions out at once; a page from disk collects marks. */
  isServed: boolean;
  marks: readonly Mark[];
  /** Every mark is in a file that was downloaded. */
  isExported: boolean;
  filter: Filter;
  /** The picture on the stage. */
  picked: string | null;
  look: Look;
  zoom: Zoom;
  /** Index of the region that the stage shows and lines its pictures up at. */
  region: number | null;
  hasOutlines: boolean;
  hasFacts: boolean;
  /** Single keys can be switched off for people who dictate. */
  hasKeys: boolean;
  dialog: Dialog | null;
  /** Offered when the same is decided again. */
  lastReasons: Record<Mark['verdict'], string>;
  isSending: boolean;
  refused: Decided['refused'];
  /** What just happened, to read below the list and for screen readers. */
  announcement: string;
}

/** The open dialog; a question names the pictures it is about. */
export type Dialog =
  | { kind: 'help' }
  | {
      kind: 'reason';
      verdict: Mark['verdict'];
      ids: readonly string[];
      cluster?: { title: string; hidden: number };
    };

/** The page as it opens: the first picture that waits for a decision is on the stage. */
export function firstState(
  report: Report,
  isServed: boolean,
  marks: readonly Mark[] = [],
  hasFacts = true,
): State {
  const state: State = {
    report,
    isServed,
    marks,
    isExported: false,
    filter: STANDARD_FILTER,
    picked: null,
    look: 'side',
    zoom: 'fit',
    region: null,
    hasOutlines: true,
    hasFacts,
    hasKeys: true,
    dialog: null,
    lastReasons: { accepted: '', rejected: '' },
    isSending: false,
    refused: [],
    announcement: '',
  };
  const shown = shownOf(state);
  const first = shown.find((result) => isOpen(report, result, marks)) ?? shown[0];
  return { ...state, picked: first?.id ?? null };
}

/** The pictures of the list, in its order. */
export function shownOf({ report, filter, marks }: State): Result[] {
  return groupsOf(report, filter, marks).flatMap(({ results }) => results);
}

/** The picture on the stage. */
export function pickedOf({ report, picked }: State): Result | undefined {
  return report.results.find(({ id }) => id === picked);
}
