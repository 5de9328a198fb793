import { mapValues } from '../../lib/objects.ts';
import type { Assumptions } from './assumptions.ts';
import { depot } from './depot.ts';
import type { Inputs } from './inputs.ts';
import { otherTerms } from './other-terms.ts';
import { pension } from './pension.ts';
import type { Plan } from './plan.ts';
import type { ByGroup, Provider } from './provider.ts';

/** How each way to save is set up under a plan. */
export const PROVIDERS: ByGroup<
  (plan: Plan, inputs: Inputs, assumptions: Assumptions) => Provider
> = {
  pf: (plan, _, assumptions) => pension(plan, assumptions.pf, assumptions),
  directinvest: (plan, inputs, assumptions) =>
    depot(plan, inputs.portfolioRebalancing / 100, assumptions),
  otherbroker: (plan, _, assumptions) => pension(plan, otherTerms(assumptions), assumptions),
};

/** All three ways to save under one plan. */
export function makeProviders(
  plan: Plan,
  inputs: Inputs,
  assumptions: Assumptions,
): ByGroup<Provider> {
  return mapValues(PROVIDERS, (make) => make(plan, inputs, assumptions));
}
