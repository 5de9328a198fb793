import { mapValues } from '../../../lib/objects.ts';
import {
  type ByProvider,
  chargesUntilRetirement,
  FEES,
  type Inputs,
} from '../../calculation/index.ts';
import { getProjection } from '../comparison/details/detail-data.ts';
import { getOpeningChoices } from '../comparison/state/choices.ts';

/**
 * The fees of a plan until the scheduled retirement, in euros of those years, and the age then.
 * The cost of the funds is not among them: nobody charges it, it is part of their price.
 */
export function sumFees(inputs: Inputs): { fees: ByProvider<number>; until: number } {
  const projection = getProjection(getOpeningChoices(inputs));
  return {
    fees: mapValues(projection.outcomes, (_, provider) => {
      const charges = chargesUntilRetirement(provider, projection, 'then');
      return FEES.reduce((sum, charge) => sum + charges[charge], 0);
    }),
    until: projection.assumptions.retirementAge,
  };
}
