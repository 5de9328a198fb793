import type { Mode } from './modes.ts';

/** One part of the pictures: the second of four is `{ index: 2, of: 4 }`. */
export interface Shard {
  index: number;
  of: number;
}

/**
 * What a run found about one picture.
 * - `equal`: the same pixels as its baseline
 * - `skipped`: nothing it is made of changed since it was last found equal
 * - `changed`: other pixels, twice the same ones
 * - `new`: there is no baseline
 * - `gone`: there is a baseline, but no such story or mode any more (an orphan)
 * - `unstable`: two captures of the same code differ; cannot be accepted
 * - `failed`: no picture could be taken or trusted; cannot be accepted
 */
export type Verdict = (typeof VERDICTS)[number];

/** Every verdict, the most urgent first: what cannot be decided must be mended before the rest counts. */
export const VERDICTS = [
  'failed',
  'unstable',
  'changed',
  'new',
  'gone',
  'skipped',
  'equal',
] as const;

/** Whether a verdict leaves nothing to look at. */
export function isSettled(verdict: Verdict): verdict is 'equal' | 'skipped' {
  return verdict === 'equal' || verdict === 'skipped';
}

/** Whether a verdict asks a person for a decision. */
export function isDecidable(verdict: Verdict): boolean {
  return verdict === 'changed' || verdict === 'new' || verdict === 'gone';
}

/** A decision as it is sent or exported, with the hashes of what the person looked at. */
export function markOf({ id, before, after }: Result, verdict: Mark['verdict'], why: string): Mark {
  return { id, verdict, why, before: before?.hash ?? null, after: after?.hash ?? null };
}

/** A story in a mode. */
export interface Picture {
  /** `<story id>.<mode name>`, such as `components-button--plain.de-480`: unique, and safe in a URL. */
  id: string;
  /** Storybook's id of the story. */
  story: string;
  /** Its place in the sidebar, such as `Components/Button`. */
  title: string;
  name: string;
  /** The file of the story, from the project's folder, without a leading `./`. */
  source: string;
  mode: Mode;
  /** The PNG below `visual/baselines/`, such as `components/button/plain.de-480.png`. */
  file: string;
  /** The story is about showing nothing: it must be empty, where all others must not. */
  isEmpty?: boolean;
}

/** A PNG that was looked at. */
export interface Image {
  /** SHA-256 of the PNG's bytes, in hex. */
  hash: string;
  /** SHA-256 of the larger PNG that the browser gave, for a picture just taken. */
  capture?: string;
  width: number;
  height: number;
}

/** A rectangle in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where two pictures differ: the same content, of which rows may have moved down or up. */
export interface Region {
  before: Box;
  after: Box;
}

/** What a person decided about exactly this picture, from the decision log. */
export interface Decision {
  verdict: Mark['verdict'];
  who: string;
  /** ISO date and time. */
  when: string;
  why: string;
}

/** What a run found about one picture, as the report shows it. */
export interface Result extends Picture {
  verdict: Verdict;
  /** In words: why it was skipped, what differs, what failed. */
  reason: string;
  /** The baseline, when there is one that can be read. */
  before?: Image;
  /** The new picture, when one was taken. Its PNG is `pictures/after/<file>` in the report. */
  after?: Image;
  /** Number of pixels that differ, rows that moved not counted. */
  changedPixels?: number;
  regions?: Region[];
  /** Keys of what changed inside; pictures with the same set show the same change. */
  changes?: string[];
  /** Index in `Report.clusters`. */
  cluster?: number;
  /** Absent: nobody decided yet. Rejected keeps a run red. */
  decision?: Decision;
}

/** Pictures that show the same change. */
export interface Cluster {
  /** One line for people, such as `#d7dfda → #d7dfdb` or `New pictures of Components/Button`. */
  title: string;
  verdict: Verdict;
  /** Ids of its pictures. */
  pictures: string[];
  causes: Cause[];
}

/** Something that changed since the baselines of a cluster were committed. */
export interface Cause {
  kind: 'token' | 'message' | 'content' | 'component' | 'story' | 'package' | 'capture' | 'other';
  /** Path from the project's folder. */
  file: string;
  /** Inside the file, when known: a token with its values, a message's id. */
  detail?: string;
}

/** All of one run. Written to `report.json` and into `index.html` of the report's folder. */
export interface Report {
  /** Of this format; a file with another one is refused. */
  version: 1;
  /** Random, so that marks find the report they were made in. */
  id: string;
  /** ISO date and time. */
  when: string;
  commit: string;
  browser: string;
  /** Another browser than the pinned one took the pictures: nothing can be accepted. */
  isReportOnly: boolean;
  shard?: Shard;
  /** How many pictures the workbench has, in all shards. */
  planned: number;
  speed: { captured: number; seconds: number; perSecond: number };
  baselines: { files: number; bytes: number };
  results: Result[];
  clusters: Cluster[];
}

/** What the report page exports and `npm run visual -- apply FILE` takes. */
export interface Marks {
  version: 1;
  /** `Report.id` of the report in which the marks were made. */
  report: string;
  marks: Mark[];
}

/** One decision of a person about one picture. */
export interface Mark {
  /** `Picture.id`. */
  id: string;
  verdict: 'accepted' | 'rejected';
  why: string;
  /** Hashes as the person saw them; `null`: no such picture. Another picture than that is not decided. */
  before: string | null;
  after: string | null;
}
