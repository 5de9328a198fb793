import type { Accepted } from './accepted.ts';
import type { Mode } from './modes.ts';
import type { Status } from './status.ts';

/** One part of the pictures: the second of four is `{ index: 2, of: 4 }`. */
export interface Shard {
  index: number;
  of: number;
}

/** A story (or a page of the built site) in a mode. */
export interface Picture {
  /** `<story>.<mode name>`, such as `components-button--plain.de-480`: unique, and safe in a URL. */
  id: string;
  /** Storybook's id of the story, or a name of the same form for what is no story. */
  story: string;
  /** Its place in the sidebar, such as `Components/Button`. */
  title: string;
  name: string;
  /** The file of the story, from the project's folder, without a leading `./`. */
  source: string;
  mode: Mode;
  /** The story is about showing nothing: it must be empty, where all others must not. */
  isEmpty?: boolean;
  /** Path of a page or an image of the built site, for what is no story. */
  page?: string;
}

/** A PNG in the report's folder. */
export interface Image {
  /** SHA-256 of size and decoded pixels, see pixel-hash.ts; the PNG is `pictures/<hash>.png`. */
  hash: string;
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

/** What a changed picture's page holds, to tell which changes in the code can have reached it. */
export interface Evidence {
  /** Its visible text, and the texts that only assistive technology reads. */
  texts: string;
  /** Custom properties that its matching rules use, such as `--fb-color-line-soft`. */
  variables: string[];
}

/** What a person decided about exactly this picture. */
export interface Decision {
  answer: 'accepted' | 'rejected';
  who: string;
  /** ISO date and time. */
  when: string;
  why: string;
}

/** What a run found about one picture, as the report shows it. */
export interface Result extends Picture {
  status: Status;
  /** In words: why it was skipped, what differs, what failed. */
  reason: string;
  /** The accepted line when the run started; taking a decision back restores it. */
  accepted?: Accepted;
  /** What the picture is compared with; absent when it could not be drawn, see `reason`. */
  before?: Image;
  /** The new picture, when one was taken. */
  after?: Image;
  /** The changed pixels on the faded new picture. */
  difference?: Image;
  /** Number of pixels that differ, rows that moved not counted. */
  changedPixels?: number;
  regions?: Region[];
  /** Keys of what changed inside; pictures with the same set show the same change. */
  changes?: string[];
  /** Known until the causes are found; never in a report. */
  evidence?: Evidence;
  /** Absent: nobody decided yet. Rejected keeps a run red. */
  decision?: Decision;
}

/** Something that changed since a picture was last as it was accepted. */
export interface Cause {
  kind: 'token' | 'message' | 'content' | 'component' | 'story' | 'package' | 'capture' | 'other';
  /** Path from the project's folder. */
  file: string;
  /** Inside the file, when known: a token with its values, a message's id. */
  detail?: string;
}

/** Pictures that show the same change: whoever saw one saw all. */
export interface Look {
  /** One line for people, such as `#d7dfda → #d7dfdb in 4 stories`. */
  title: string;
  /** Ids of its pictures. */
  pictures: string[];
}

/** One thing to decide: pictures with the same status and the same causes, by look. */
export interface Group {
  /** One line for people, such as `token color.line.soft: #d7dfda → #d7dfdb`. */
  title: string;
  status: Status;
  causes: Cause[];
  looks: Look[];
  /**
   * Ids of the pictures that must have been shown before all of the group may be accepted at once: the
   * largest change, and one for each width, language and brand. None: it is decided look by look,
   * because several causes reach it.
   */
  representatives: string[];
}

/** All of one run. Written to `report.json` and into `index.html` of the report's folder. */
export interface Report {
  /** Of this format; a file with another one is refused. */
  version: 2;
  /** Random, so that marks find the report they were made in. */
  id: string;
  /** ISO date and time. */
  when: string;
  commit: string;
  browser: string;
  /** Whether the pinned browser drew the pictures: only then can their hashes be accepted. */
  isPinned: boolean;
  /** One line each for what whoever reads the result must know, such as another drawing machine. */
  notices: string[];
  shard?: Shard;
  /** How many pictures there are, in all shards. */
  planned: number;
  measured: Measured;
  results: Result[];
  groups: Group[];
}

/** How many pictures were captured, and how fast. */
export interface Speed {
  captured: number;
  /** How many of them needed a second attempt, because the browser failed at the first. */
  repeated: number;
  seconds: number;
  /** A second, after every page was open. */
  perSecond: number;
}

/** What a run cost. */
export interface Measured extends Speed {
  /** Largest memory of this process and its browsers together, in bytes; 0 when unknown. */
  peakMemory: number;
  /** Accepted pictures that had to be drawn to be shown. */
  drawn: number;
}

/** What the report page exports and `npm run visual -- apply FILE` takes. */
export interface Marks {
  version: 2;
  /** `Report.id` of the report in which the marks were made. */
  report: string;
  marks: Mark[];
}

/** One decision of a person about one picture. */
export interface Mark {
  /** `Picture.id`. */
  id: string;
  /** `undecided` takes an earlier decision back. */
  answer: Decision['answer'] | 'undecided';
  /** May be empty only to take a decision back. */
  why: string;
  /** Hashes as the person saw them; `null`: no such picture. Another picture than that is not decided. */
  before: string | null;
  after: string | null;
}

/** What became of marks. */
export interface Decided {
  /** Ids of the pictures whose decision is carried out. */
  done: string[];
  /** Marks that could not be carried out, each with a sentence that says why. */
  refused: { id: string; why: string }[];
  /** The report with the decisions in it, as it now stands on disk. */
  report: Report;
}

/** A decision as it is sent or exported, with the hashes of what the person looked at. */
export function markOf({ id, before, after }: Result, answer: Mark['answer'], why: string): Mark {
  return { id, answer, why, before: before?.hash ?? null, after: after?.hash ?? null };
}
