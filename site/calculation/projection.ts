import { type Outcomes, outcomeAfter } from './account.ts';
import type { Plan } from './plan.ts';
import type { ByGroup } from './provider.ts';

/** What each way to save would be worth, in euros after all taxes, if cashed in at an age. */
export interface ProjectionPoint extends ByGroup<number> {
  readonly age: number;
  /** All contributions so far, euros. */
  readonly contributions: number;
}

/** One point for every birthday from the start, where all is zero, to the scheduled retirement. */
export function project({ age, years }: Plan, outcomes: ByGroup<Outcomes>): ProjectionPoint[] {
  return Array.from({ length: years + 1 }, (_, year) => ({
    age: age + year,
    contributions: outcomeAfter(year, outcomes.pf).paid,
    pf: outcomeAfter(year, outcomes.pf).net,
    directinvest: outcomeAfter(year, outcomes.directinvest).net,
    otherbroker: outcomeAfter(year, outcomes.otherbroker).net,
  }));
}
