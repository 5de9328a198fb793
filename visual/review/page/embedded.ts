import type { Report } from '../../report.ts';

/** The data embedded in the page, so that it also works when opened from disk. */
export interface Embedded {
  report: Report;
  /** What the local server expects with every decision; `null` in a page opened from disk. */
  token: string | null;
}

/** The header with the token. */
export const TOKEN_HEADER = 'x-review-token';
