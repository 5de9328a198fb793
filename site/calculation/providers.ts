import { mapValues } from '../../lib/objects.ts';
import type { ByProvider, Provider } from './account.ts';
import type { Assumptions } from './assumptions.ts';
import { depot } from './depot.ts';
import type { Inputs } from './inputs.ts';
import { otherTerms, pension } from './pension.ts';
import type { Plan } from './plan.ts';

/** How each provider is set up under a plan. */
export const PROVIDERS: ByProvider<
  (plan: Plan, inputs: Inputs, assumptions: Assumptions) => Provider
> = {
  pf: (plan, _, assumptions) => pension(plan, assumptions.pf, assumptions),
  directinvest: (plan, inputs, assumptions) =>
    depot(plan, inputs.portfolioRebalancing / 100, assumptions),
  otherbroker: (plan, _, assumptions) => pension(plan, otherTerms(assumptions), assumptions),
};

/** All three providers under one plan. */
export function makeProviders(
  plan: Plan,
  inputs: Inputs,
  assumptions: Assumptions,
): ByProvider<Provider> {
  return mapValues(PROVIDERS, (make) => make(plan, inputs, assumptions));
}
