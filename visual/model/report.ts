import type { Mode } from '../plan/modes.ts';
import type { Accepted, Decision } from './decisions.ts';
import type { Draft } from './drafts.ts';
import type { Status } from './status.ts';

/** A story (or a page of the built site) in a mode. */
export interface Picture {
  /** `<story>.<mode name>`, such as `components-button--plain.de-480`: unique and safe in URLs. */
  id: string;
  /** Storybook's id of the story, or a similar name for pictures of the built site. */
  story: string;
  /** Its place in the sidebar, such as `Components/Button`. */
  title: string;
  name: string;
  /** The story file, relative to the project's folder, without a leading `./`. */
  source: string;
  mode: Mode;
  /** The story shows nothing: its picture must be empty, while all others must not. */
  isEmpty?: boolean;
  /** Path of a page or an image of the built site; absent for stories. */
  page?: string;
  /** SHA-256 of that file, which names all that it loads by its content. */
  built?: string;
}

/** A PNG in the report's folder. */
export interface Image {
  /** SHA-256 of size and decoded pixels, see `hashPixels`; the PNG is `pictures/<hash>.png`. */
  hash: string;
  width: number;
  height: number;
  /** The rows that the file of a small report has, one below the other; absent: all. */
  rows?: readonly Rows[];
}

/** Rows of a picture, from the first to the one after the last. */
export type Rows = [top: number, end: number];

/** A rectangle in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place where two pictures differ; its position differs when rows moved. */
export type Region = Record<'before' | 'after', Box>;

/** What the page of a changed picture is made of: it tells what drew its changed places. */
export interface Evidence {
  elements: ShownElement[];
  /** The components around elements, the nearest first; a landmark where none is known. */
  owners: string[][];
  /** The custom properties that the rules of elements use, such as `--fb-color-line-soft`. */
  variables: string[][];
  /** Which of them the page itself uses, for its ground. */
  ground: number;
}

/** An element with the text that is directly in it; its owners and variables by their place in the lists. */
export interface ShownElement {
  box: Box;
  text: string;
  owners: number;
  variables: number;
}

/** A changed place, and what of the page is there. */
export interface Place {
  /** The components around it, the nearest first, such as `Icon`, `FieldError`, `TextField`. */
  owners: string[];
  /** The components within it. */
  inner: string[];
  text: string;
  variables: string[];
}

/** The result of a run for one picture. */
export interface Result extends Picture {
  status: Status;
  /** Readable text: why it was skipped, what differs, what failed. */
  reason: string;
  /** The accepted line when the run started; taking a decision back restores it. */
  accepted?: Accepted;
  /** The picture to compare with; absent when it could not be recaptured, see `reason`. */
  before?: Image;
  /** The new picture, when one was captured. */
  after?: Image;
  /** The changed pixels on the faded new picture. */
  difference?: Image;
  /** Number of pixels that differ, without rows that only moved. */
  changedPixels?: number;
  regions?: Region[];
  /** Keys of the changes; pictures with the same keys show the same change. */
  changes?: string[];
  /** Code changes that its changed places show; only for changed pictures. */
  causes?: Cause[];
  /** What drew the changed places that show no cause, such as `Icon in FieldError`. */
  unexplained?: string[];
  /** Absent when undecided. A rejection keeps the run red. */
  decision?: Decision;
}

/** A result without the picture it is about. */
export type Comparison = Omit<Result, keyof Picture>;

/** Something that changed since a picture last matched the accepted one. */
export interface Cause {
  kind: 'token' | 'message' | 'content' | 'component' | 'story' | 'package' | 'capture' | 'other';
  /** Path relative to the project's folder. */
  file: string;
  /** The changed part of the file, if known: a token with its values, a message id. */
  detail?: string;
}

/** The report of a run, written to `report.json` in the report's folder. */
export interface Report {
  /** Version of this format; files with another one are rejected. */
  version: 4;
  /** Random; connects drafts with their report. */
  id: string;
  /** ISO date and time. */
  when: string;
  commit: string;
  browser: string;
  /** How its pictures are stored, if not as PNGs. */
  format?: 'webp';
  /** Whether the pinned browser drew the pictures; only then can they be accepted. */
  isPinned: boolean;
  /** What no picture shows, as sentences. */
  leftOut: readonly string[];
  /** Notes for the reader, one line each, for example that this machine draws differently. */
  notices: string[];
  /** In a comparison of accepted pictures, which is only to be looked at: the names of both sides. */
  base?: Readonly<Record<'before' | 'after', string>>;
  /** The names of what was looked at, in a run of a part only. */
  part?: readonly string[];
  /** Number of stories, each of which was shown and checked once. */
  stories: number;
  measured: Measured & {
    /** How many baselines were drawn again, because the cache did not have them. */
    recaptured: number;
  };
  results: Result[];
}

/** Says that a report is of another commit than the one that is checked out; undefined when it is not. */
export function describeOtherCommit(report: Report, head = report.commit): string | undefined {
  if (report.base || report.commit === head) return undefined;
  const [was, is] = [report.commit, head].map((commit) => commit.slice(0, 8));
  return `This report is of commit ${was}, and the checkout is at ${is}. What is accepted in it counts only where the code still draws exactly these pixels: run \`npm run visual\` for a report of today's code.`;
}

/** How many pictures a run captured, and in what time. */
export interface Measured {
  captured: number;
  /** How many of them needed a second attempt because the browser failed. */
  retried: number;
  seconds: number;
}

/** The result of applying drafts. */
export interface Decided {
  /** Ids of the pictures whose decision was applied. */
  done: string[];
  /** Drafts that could not be applied, each with the reason as a sentence. */
  refused: { id: string; why: string }[];
  /** The report with the decisions, as it is now on disk. */
  report: Report;
}

/** A decision to send or export, with the hashes of the reviewed pictures and the decision it answers. */
export function makeDraft(
  { id, before, after, decision }: Result,
  answer: Draft['answer'],
  why: string,
): Draft {
  const replaces = decision ? { who: decision.who, when: decision.when } : null;
  const hashes = { before: before?.hash ?? null, after: after?.hash ?? null };
  return { id, answer, why, ...hashes, replaces };
}

/** The hashes of the images that show a result. */
export function listImages({ before, after, difference }: Result): string[] {
  return [before, after, difference].flatMap((image) => image?.hash ?? []);
}

/** What a report is about, so that nobody takes a part for the whole; nothing where it is all pictures. */
export function describeScope({ base, part }: Pick<Report, 'base' | 'part'>): string | undefined {
  const only = part?.join(', ');
  if (base) {
    const names = only ? ` of ${only}` : '';
    return `The pictures${names} accepted at ${base.after} beside those at ${base.before}: to look at, not to decide.`;
  }
  return (
    only && `Only ${only} was looked at; the others' pictures are compared by \`npm run visual\`.`
  );
}
