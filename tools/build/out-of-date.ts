import { listOutOfDate } from '../../site/content/claims/out-of-date.ts';
import { readToday } from './read-today.ts';

/**
 * The ids of the claims that pages mark as out of date, separated by commas: those past their last day, or
 * what `OUT_OF_DATE` says.
 */
export function readOutOfDate(): string {
  return process.env.OUT_OF_DATE ?? listOutOfDate(readToday()).join();
}
