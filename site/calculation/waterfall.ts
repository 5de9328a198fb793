import { CHARGES, type Effects, fundReturn, technicalEffects, withSums } from './effects.ts';
import { internalRateOfReturn } from './irr.ts';
import { mapValues } from './map-values.ts';
import type { Plan } from './plan.ts';
import { outcomeAfter, type Provider } from './provider.ts';

/** How the market's yield shrinks, cause by cause, to the saver's. */
export interface Attribution {
  readonly effects: Effects;
  /** The yearly yield that is left, a fraction. */
  readonly irr: number;
}

/**
 * Attributes the reduction in yield of leaving after some years (docs/calculation.md, section 7).
 * Charges are switched on one after another; each is worth the yield it takes, so the effects add
 * up exactly. A charge that took no money is exactly zero.
 */
export function attribute(
  provider: Provider,
  plan: Plan,
  years: number,
  marketReturn: number,
): Attribution {
  const contributions = plan.contributions.slice(0, 12 * years);
  const effects = { ...technicalEffects(provider.tech), ...mapValues(CHARGES, () => 0) };
  let irr = fundReturn(marketReturn, provider.tech);
  for (const { charge, outcomes } of provider.stages) {
    const outcome = outcomeAfter(years, outcomes);
    if (outcome[CHARGES[charge]] === 0) continue;
    const reduced = internalRateOfReturn(contributions, outcome.net);
    effects[charge] = reduced - irr;
    irr = reduced;
  }
  return { effects: withSums(effects), irr };
}
