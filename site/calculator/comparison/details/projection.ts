import { mapValues } from '../../../../lib/objects.ts';
import type { ByGroup } from '../../../calculation/index.ts';
import type { Course } from './course.ts';
import { realFactor, realTotals } from './todays-money.ts';

/** Euros after 0, 1, 2 … years. */
export interface Projection extends ByGroup<readonly number[]> {
  contributions: readonly number[];
}

/** What each way would be worth after all taxes if it ended then, and what was paid in. */
export function projectionOf({ assumptions, outcomes }: Course, isToday: boolean): Projection {
  const inflation = isToday ? assumptions.inflation : 0;
  return {
    ...mapValues(outcomes, (years) =>
      years.map(({ net }, year) => net * realFactor(inflation, year)),
    ),
    contributions: realTotals(
      outcomes.pf.map(({ paid }) => paid),
      inflation,
    ),
  };
}
