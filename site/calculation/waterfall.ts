import { mapValues } from '../../lib/objects.ts';
import { leaveAfterEach, outcomeAfter, type Provider } from './account.ts';
import { CHARGES, type Effects, technicalEffects, technicalReturn, withSums } from './effects.ts';
import { internalRateOfReturn } from './irr.ts';
import { steadyMarket } from './market.ts';
import type { Plan } from './plan.ts';

/** How the market's yield shrinks, cause by cause, to the saver's. */
export interface Attribution {
  readonly effects: Effects;
  /** The yearly yield that is left, a fraction. */
  readonly irr: number;
}

/**
 * Prepares to attribute the reduction in yield of leaving after one of the given numbers of years
 * (docs/calculation.md, section 7). Charges are switched on one after another; each is worth the
 * yield it takes, so the effects add up exactly. A charge that took no money is exactly zero.
 */
export function attribution(
  provider: Provider,
  plan: Plan,
  marketReturn: number,
  exits: readonly number[],
): (years: number) => Attribution {
  const market = steadyMarket(marketReturn, plan);
  const steps = provider.charges.map((charge) => ({
    charge,
    outcomes: leaveAfterEach(exits, provider.open(market, charge)),
  }));
  return (years) => {
    const effects = { ...technicalEffects(provider.tech), ...mapValues(CHARGES, () => 0) };
    let irr = marketReturn + technicalReturn(provider.tech);
    for (const { charge, outcomes } of steps) {
      const outcome = outcomeAfter(years, outcomes);
      if (outcome[CHARGES[charge]] === 0) continue;
      const reduced = internalRateOfReturn(plan, years, outcome.net);
      effects[charge] = reduced - irr;
      irr = reduced;
    }
    return { effects: withSums(effects), irr };
  };
}
