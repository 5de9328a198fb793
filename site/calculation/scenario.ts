import type { Assumptions } from './assumptions.ts';
import type { Effects } from './effects.ts';
import { mapValues } from './map-values.ts';
import type { Plan } from './plan.ts';
import { type ByGroup, type Outcome, outcomeAfter, type Provider } from './provider.ts';
import { type Attribution, attribute } from './waterfall.ts';

/** All three ways to save until one payout age. */
export interface Scenario {
  readonly exitAge: number;
  /** Full years until the payout. */
  readonly years: number;
  /** Probability of this payout age, a fraction. */
  readonly probability: number;
  /** All contributions, euros. */
  readonly contributions: number;
  /** What each cause does to the yearly yield, fractions. */
  readonly effects: ByGroup<Effects>;
  /** What was left and taken, euros, and the yield that is left, a fraction. */
  readonly euro: ByGroup<Outcome & Pick<Attribution, 'irr'>>;
}

/**
 * The scheduled scenario, then the early one if it is possible and has a probability
 * (docs/calculation.md, section 8). `earlyProbability` is a fraction.
 */
export function makeScenarios(
  plan: Plan,
  providers: ByGroup<Provider>,
  earlyProbability: number,
  assumptions: Assumptions,
): Scenario[] {
  const { earlyExitAge, marketReturn } = assumptions;
  const earlyYears = earlyExitAge - plan.age;
  const isPossible = earlyYears >= 1 && earlyYears < plan.years;
  const early = isPossible ? earlyProbability : 0;
  const after = (years: number, probability: number) =>
    makeScenario(plan, providers, years, probability, marketReturn);
  const scheduled = after(plan.years, 1 - early);
  return early > 0 ? [scheduled, after(earlyYears, early)] : [scheduled];
}

/** The mean of a figure over all scenarios, weighted by their probability. */
export function expectedValue(
  scenarios: readonly Scenario[],
  figure: (scenario: Scenario) => number,
): number {
  return scenarios.reduce((sum, scenario) => sum + scenario.probability * figure(scenario), 0);
}

function makeScenario(
  plan: Plan,
  providers: ByGroup<Provider>,
  years: number,
  probability: number,
  marketReturn: number,
): Scenario {
  const attributions = mapValues(providers, (provider) =>
    attribute(provider, plan, years, marketReturn),
  );
  return {
    exitAge: plan.age + years,
    years,
    probability,
    contributions: outcomeAfter(years, providers.pf.outcomes).paid,
    effects: mapValues(attributions, ({ effects }) => effects),
    euro: mapValues(providers, ({ outcomes }, group) => ({
      ...outcomeAfter(years, outcomes),
      irr: attributions[group].irr,
    })),
  };
}
