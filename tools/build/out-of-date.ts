import { UserError } from '../../lib/user-error.ts';
import { claims } from '../../site/content/claims/claims.ts';
import { listOutOfDate } from '../../site/content/claims/out-of-date.ts';

/**
 * The ids of the claims that pages mark as out of date, separated by commas: those past their last day, or
 * what `OUT_OF_DATE` says.
 * @throws UserError when it says what is no claim
 */
export function readOutOfDate(): string {
  const said = process.env.OUT_OF_DATE;
  const unknown = said?.split(',').find((id) => id && !Object.hasOwn(claims, id));
  if (unknown)
    throw new UserError(
      `OUT_OF_DATE names "${unknown}", which is no claim of site/content/claims/claims.json.`,
    );
  return said ?? listOutOfDate(readToday()).join();
}

/** The day on which a command runs, as `YYYY-MM-DD`, everywhere the same at the same moment. */
export function readToday(): string {
  return new Date().toISOString().slice(0, 10);
}
