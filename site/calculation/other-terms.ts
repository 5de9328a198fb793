import { mapValues } from '../../lib/objects.ts';
import type { Assumptions, PensionTerms } from './assumptions.ts';

/**
 * What the other provider charges. An offer may state one figure instead, its «Effektivkosten»
 * (§ 2(1) Nr. 9 VVG-InfoV), funds included. Then a single fee takes just so much each month that
 * the market's return M shrinks to M less that figure, at every exit (docs/calculation.md,
 * section 4).
 */
export function otherTerms({ otherbroker, marketReturn }: Assumptions): PensionTerms {
  const { effectiveCost } = otherbroker;
  if (effectiveCost === null) return otherbroker;
  const keptYearly = (1 + marketReturn - effectiveCost) / (1 + marketReturn);
  const monthlyFee = 1 - keptYearly ** (1 / 12);
  return {
    feeTiers: [[0, 12 * monthlyFee]],
    upfrontRate: 0,
    orderFee: 0,
    tech: mapValues(otherbroker.tech, () => 0),
  };
}
