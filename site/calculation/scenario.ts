import { mapValues } from '../../lib/objects.ts';
import type { ByProvider, Outcome, ProviderName } from './account.ts';
import { type Effects, effectiveCost, mapCauses, withSums } from './effects.ts';
import { type Exit, expectedValue } from './plan.ts';
import { outcomeOf, type Projection } from './projection.ts';
import type { Attribution } from './waterfall.ts';

/** All three providers until one payout age. */
export interface Scenario extends Exit {
  readonly exitAge: number;
  /** All contributions, euros. */
  readonly contributions: number;
  /** What each cause does to the yearly yield, fractions. */
  readonly effects: ByProvider<Effects>;
  /** What all but taxes takes from the yearly yield, as positive fractions. */
  readonly effectiveCosts: ByProvider<number>;
  /** What was left and taken, euros, and the yield that is left, a fraction. */
  readonly euro: ByProvider<Outcome & Pick<Attribution, 'irr'>>;
}

/** Puts together what leaving at one exit means for all three. */
export function makeScenario(
  exit: Exit,
  projection: Projection,
  attributions: ByProvider<(years: number) => Attribution>,
): Scenario {
  const { years } = exit;
  const attributed = mapValues(attributions, (attribute) => attribute(years));
  const effects = mapValues(attributed, (attribution) => attribution.effects);
  const euro = mapValues(attributed, ({ irr }, name) => ({
    ...outcomeOf(name, projection, years),
    irr,
  }));
  return {
    ...exit,
    exitAge: projection.plan.age + years,
    contributions: euro.pf.paid,
    effects,
    effectiveCosts: mapValues(effects, effectiveCost),
    euro,
  };
}

/** Weights every single cause over all scenarios and sums up again, so that the rows still add up. */
export function expectedEffects(scenarios: readonly Scenario[], name: ProviderName): Effects {
  return withSums(
    mapCauses((cause) => expectedValue(scenarios, ({ effects }) => effects[name][cause])),
  );
}
