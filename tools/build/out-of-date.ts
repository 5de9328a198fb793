import { listOutOfDate } from '../../site/content/claims/out-of-date.ts';

/**
 * The ids of the claims that pages mark as out of date, separated by commas: those past their last day, or
 * what `OUT_OF_DATE` says.
 */
export function readOutOfDate(): string {
  return process.env.OUT_OF_DATE ?? listOutOfDate(readToday()).join();
}

/** The day on which a command runs, as `YYYY-MM-DD`, everywhere the same at the same moment. */
export function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}
