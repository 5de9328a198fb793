import { mapValues } from '../../../lib/objects.ts';
import type { Rate } from '../../../lib/rates.ts';
import {
  type ByProvider,
  chargesUntilRetirement,
  FEES,
  type Inputs,
} from '../../calculation/index.ts';
import { getProjection, getResult } from '../comparison/details/detail-data.ts';
import { getOpeningChoices } from '../comparison/state/choices.ts';

/** What each way charges in all. */
interface FeeSums {
  /** In euros of the years in which they are charged. */
  fees: ByProvider<number>;
  /** What all costs, those of the funds too, take of the return each year. */
  effectiveCosts: ByProvider<Rate>;
  /** The age at the end. */
  until: number;
}

/**
 * The fees of a plan until the scheduled retirement. The cost of the funds is not among them: nobody
 * charges it, it is part of their price.
 */
export function sumFees(inputs: Inputs): FeeSums {
  const request = getOpeningChoices(inputs);
  const projection = getProjection(request);
  return {
    effectiveCosts: getResult(request).effectiveCosts,
    fees: mapValues(projection.outcomes, (_, provider) => {
      const charges = chargesUntilRetirement(provider, projection, 'then');
      return FEES.reduce((sum, charge) => sum + charges[charge], 0);
    }),
    until: projection.assumptions.retirementAge,
  };
}
