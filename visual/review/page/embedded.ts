import type { Report } from '../../report.ts';

/** What the page finds inside itself: it asks nobody for its data, so that it also opens from disk. */
export interface Embedded {
  report: Report;
  /** What the local server wants to see with every decision; `null` in a page opened from disk. */
  token: string | null;
}

/** Id of the element that holds the data. */
export const REPORT_ELEMENT = 'report';

/** Id of the element that the app fills. */
export const ROOT_ELEMENT = 'root';

/** The header that carries the token. */
export const TOKEN_HEADER = 'x-review-token';
