import type { Problem } from '../site/landings/check/problem.ts';
import type { SectionKind } from '../site/sections/sections.ts';
import type { Draft } from './draft/draft.ts';

/** The header with the token that the workbench's server gives to the Composer's page. */
export const TOKEN_HEADER = 'x-composer-token';

/** Where a draft is sent to be saved, relative to the page. */
export const SAVE_ADDRESS = 'composer/save';

/** Where a draft is sent to be checked as saving checks it, relative to the page. */
export const CHECK_ADDRESS = 'composer/check';

/** Where a picture is sent to be added, relative to the page. */
export const PICTURE_ADDRESS = 'composer/picture';

/** The header with the name of its file, encoded as in an address. */
export const FILE_HEADER = 'x-composer-file';

/** The page inside the Composer that shows a draft as visitors see it. */
export const PREVIEW_FILE = 'composer-preview.html';

/** A draft that is to be saved. */
export interface SaveRequest {
  draft: Omit<Draft, 'id'>;
  /** The hash of the differences that somebody agreed to, see `NotSaved`; `null` the first time. */
  agreedTo: string | null;
}

/** The answer to a request that was saved. */
export interface Saved {
  /** The id of its story. */
  story: string;
}

/** The answer to a draft that was checked. */
export interface Checked {
  problems: readonly Problem[];
}

/** The answer to a picture that was added. */
export interface AddedPicture {
  /** The name of its file in `site/pictures`. */
  file: string;
}

/** The answer to a request that was not saved. */
export interface NotSaved {
  why: string;
  /** What saving changes in a landing that is already there, a line for each field. */
  differences?: string;
  /** Whether somebody else has changed it since the draft began. */
  isStale?: boolean;
  /** The hash of these differences: sent back it says that somebody agreed to them. */
  hash?: string;
}

/** Where a section is in the window of its preview, in px. */
export interface SectionBox {
  kind: SectionKind;
  top: number;
  bottom: number;
}

/** What a preview tells the Composer's page. Fields are named as problems name them. */
export type PreviewMessage =
  /** The section, or the field whose text, was clicked. */
  | { type: 'select'; field: string }
  /** The text of a field is about to be written in the page, has been changed, and was left. */
  | { type: 'edit'; field: string }
  | { type: 'change'; field: string; text: string }
  | { type: 'leave'; field: string }
  | { type: 'undo' | 'redo' }
  /** The sections are somewhere else than before. */
  | { type: 'layout'; boxes: readonly SectionBox[] }
  /** The pointer is over another section than before. */
  | { type: 'point'; kind: SectionKind };
