import { isRecord } from '../lib/objects.ts';
import type { Draft } from './draft/draft.ts';

/** The header with the token that the workbench's server gives to the Composer's page. */
export const TOKEN_HEADER = 'x-composer-token';

/** Where a draft is sent to be saved, relative to the page. */
export const SAVE_ADDRESS = 'composer/save';

/** The page inside the Composer that shows a draft or one section as visitors see it. */
export const PREVIEW_FILE = 'composer-preview.html';

/** A draft that is to be saved. */
export interface SaveRequest {
  draft: Draft;
  /** The hash of the differences that somebody agreed to, see `NotSaved`; `null` the first time. */
  agreedTo: string | null;
}

/** The answer to a request that was saved. */
export interface Saved {
  /** The id of its story. */
  story: string;
}

/** The answer to a request that was not saved. */
export interface NotSaved {
  why: string;
  /** The lines that saving would change in the file of a landing that is already there. */
  differences?: string;
  /** The hash of these differences: sent back it says that somebody agreed to them. */
  hash?: string;
}

/** What a preview tells the Composer's page: the field whose text, or the section that was clicked. */
export interface ClickedField {
  clicked: string;
}

/** Whether a message from another window is that. */
export function isClickedField(message: unknown): message is ClickedField {
  return isRecord(message) && typeof message.clicked === 'string';
}
