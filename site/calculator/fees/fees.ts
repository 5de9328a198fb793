import { mapValues } from '../../../lib/objects.ts';
import type { ByGroup, Charge, Inputs } from '../../calculation/index.ts';
import { chargesUntilRetirement } from '../comparison/details/charges.ts';
import { courseOf } from '../comparison/details/course.ts';
import { openingChoices } from '../comparison/state/choices.ts';

/**
 * What a plan pays in fees until the scheduled retirement, in euros of those years, and the age then.
 * What the funds cost is not among them: nobody charges it, it is part of their price.
 */
export function feesUntilRetirement(inputs: Inputs): { fees: ByGroup<number>; until: number } {
  const course = courseOf(openingChoices(inputs));
  return {
    fees: mapValues(course.outcomes, (_, way) => {
      const charges = chargesUntilRetirement(way, course, false);
      return FEES.reduce((sum, charge) => sum + charges[charge], 0);
    }),
    until: course.assumptions.retirementAge,
  };
}

/** The charges that are no taxes. */
const FEES = ['UpfrontCost', 'FixedCost', 'BrokerageFee'] as const satisfies readonly Charge[];
