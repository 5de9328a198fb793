import { keysOf } from '../../../lib/objects.ts';
import type { Claim } from '../schemas.ts';
import { type ClaimId, claims } from './claims.ts';

/** The claims of the ledger that are past their last day on a day, given as `YYYY-MM-DD`. */
export function listOutOfDate(today: string): ClaimId[] {
  return keysOf(claims).filter((id) => isPast(claims[id], today));
}

/** Whether a claim is past the last day on which it may be shown as it is. */
export function isPast({ validUntil }: Claim, today: string): boolean {
  return validUntil < today;
}

/**
 * The claims that pages mark as out of date. A build names them in `OUT_OF_DATE`, so that pages depend on
 * the day no more than that; for the workbench and for tests of components none is.
 */
export const outOfDate: ReadonlySet<string> = new Set(
  (process.env.OUT_OF_DATE || undefined)?.split(',') ?? [],
);
