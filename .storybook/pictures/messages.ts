import type { Report, Result } from '../../visual/report.ts';
import type { View } from '../../visual/report-folder.ts';

/** The add-on's name in Storybook: of its panel, its events and its dots in the sidebar. */
export const PICTURES = 'fernblick/pictures';

/** Events between the panel in the browser and the workbench's server. */
export const EVENTS = {
  /** Panel: a browser is there. */
  hello: `${PICTURES}/hello`,
  /** Panel: wants `StoryPictures`, says a `Question`. */
  ask: `${PICTURES}/ask`,
  answer: `${PICTURES}/answer`,
  /** Panel: wants an `Outcome`, says `Marks`. */
  decide: `${PICTURES}/decide`,
  decided: `${PICTURES}/decided`,
  /** Server: what it answered before may be out of date. */
  changed: `${PICTURES}/changed`,
} as const;

/** Asks about one story, by Storybook's id. */
export interface Question {
  story: string;
}

/** What the last report says about one story. */
export interface StoryPictures {
  report: ReportFacts;
  pictures: Result[];
  /** How many pictures of all stories wait for a decision. */
  undecided: number;
}

/** What a person must know about a report before trusting it. */
export type ReportFacts = Pick<Report, 'id' | 'when' | 'commit' | 'isReportOnly' | 'shard'>;

/** What became of marks. */
export interface Outcome {
  /** Ids of the pictures that are decided now. */
  done: string[];
  /** Pictures that are not, each with a sentence that says why. */
  refused: { id: string; why: string }[];
}

/** What a story's status in the sidebar carries for the badge on the panel's tab. */
export interface StatusData {
  undecided: number;
}

/** Where the server has a PNG. The report's id keeps the browser from showing an older one. */
export function pictureAddress(view: View, id: string, report: string): string {
  return `./pictures/${view}/${encodeURIComponent(id)}?${encodeURIComponent(report)}`;
}
