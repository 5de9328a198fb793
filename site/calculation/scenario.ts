import { mapValues } from '../../lib/objects.ts';
import { type Outcomes, outcomeAfter } from './account.ts';
import { type Effects, effectiveCost, mapCauses, withSums } from './effects.ts';
import { type Exit, expectedValue } from './exits.ts';
import type { Outcome } from './outcome.ts';
import type { Plan } from './plan.ts';
import type { ByGroup, ProviderGroup } from './provider.ts';
import type { Attribution } from './waterfall.ts';

/** All three ways to save until one payout age. */
export interface Scenario extends Exit {
  readonly exitAge: number;
  /** All contributions, euros. */
  readonly contributions: number;
  /** What each cause does to the yearly yield, fractions. */
  readonly effects: ByGroup<Effects>;
  /** What all but taxes takes from the yearly yield, as positive fractions. */
  readonly effectiveCosts: ByGroup<number>;
  /** What was left and taken, euros, and the yield that is left, a fraction. */
  readonly euro: ByGroup<Outcome & Pick<Attribution, 'irr'>>;
}

/** Puts together what leaving at one exit means for all three. */
export function makeScenario(
  exit: Exit,
  plan: Plan,
  outcomes: ByGroup<Outcomes>,
  attributions: ByGroup<(years: number) => Attribution>,
): Scenario {
  const { years } = exit;
  const attributed = mapValues(attributions, (attribute) => attribute(years));
  const effects = mapValues(attributed, (attribution) => attribution.effects);
  return {
    ...exit,
    exitAge: plan.age + years,
    contributions: outcomeAfter(years, outcomes.pf).paid,
    effects,
    effectiveCosts: mapValues(effects, effectiveCost),
    euro: mapValues(attributed, ({ irr }, group) => ({
      ...outcomeAfter(years, outcomes[group]),
      irr,
    })),
  };
}

/** Weights every single cause over all scenarios and sums up again, so that the rows still add up. */
export function expectedEffects(scenarios: readonly Scenario[], group: ProviderGroup): Effects {
  return withSums(
    mapCauses((cause) => expectedValue(scenarios, ({ effects }) => effects[group][cause])),
  );
}
