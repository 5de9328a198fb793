import type { Plan } from './plan.ts';
import { type ByGroup, outcomeAfter, type Provider } from './provider.ts';

/** What each way to save would be worth, in euros after all taxes, if cashed in at an age. */
export interface ProjectionPoint extends ByGroup<number> {
  readonly age: number;
  /** All contributions so far, euros. */
  readonly contributions: number;
}

/** One point for every birthday from the start, where all is zero, to the scheduled retirement. */
export function project({ age, years }: Plan, providers: ByGroup<Provider>): ProjectionPoint[] {
  const { pf, directinvest, otherbroker } = providers;
  return Array.from({ length: years + 1 }, (_, year) => ({
    age: age + year,
    contributions: outcomeAfter(year, pf.outcomes).paid,
    pf: outcomeAfter(year, pf.outcomes).net,
    directinvest: outcomeAfter(year, directinvest.outcomes).net,
    otherbroker: outcomeAfter(year, otherbroker.outcomes).net,
  }));
}
