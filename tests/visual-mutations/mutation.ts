import type { Status } from '../../visual/model/status.ts';
import type { Mode } from '../../visual/plan/modes.ts';

/** An edit of one file. */
export interface Edit {
  /** Path relative to the project's folder. */
  file: string;
  /** The file's text with the edit. */
  change: (text: string) => string;
}

/** A small edit that pictures must catch wherever it is visible, and nowhere else. */
export interface Mutation {
  /** By which it is chosen on the command line. */
  name: string;
  edits: readonly Edit[];
  /** Whether a picture of the fixture shows it, in a mode; of an edit of the product, whether any picture may. */
  isShown: (mode: Mode) => boolean;
  /** It edits the product: some pictures in these modes show it, the fixture perhaps none. */
  isOfProduct?: boolean;
  /** Stories besides the fixture may show it, too. */
  isShared?: boolean;
  /** What pictures that show it are, if not changed. */
  status?: Status;
  /** How the titles of all groups that show it begin, each of which must be there. */
  causes?: readonly string[];
}
