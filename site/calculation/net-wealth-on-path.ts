import { mapValues } from '../../lib/objects.ts';
import { type ByProvider, leaveAfter, type Provider } from './account.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { type Bounds, fieldError, isWithin, type Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import { type Market, steadyMarket } from './market.ts';
import { makePlan, type Plan } from './plan.ts';
import { makeProviders } from './providers.ts';

/**
 * Euros after all costs and taxes at the scheduled retirement if the market goes its own way: one
 * return for each plan year, as a fraction above −1; `null` takes the assumed one every year
 * (docs/calculation.md, section 14). Pure and total like `compare`.
 */
export function netWealthOnPath(
  inputs: Inputs,
  overrides?: AssumptionOverrides,
  marketReturns: Market | null = null,
): ByProvider<number> | Rejection<keyof Inputs | 'marketReturns'> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  if (errors.length > 0) return { errors };
  const plan = makePlan(inputs, assumptions);
  if (!isMarket(marketReturns, plan)) return { errors: [fieldError('marketReturns', RETURN)] };
  const market = marketReturns ?? steadyMarket(assumptions.marketReturn, plan);
  return netWealth(makeProviders(plan, inputs, assumptions), plan, market);
}

/** What each provider leaves at the scheduled retirement, euros. */
export function netWealth(
  providers: ByProvider<Provider>,
  plan: Plan,
  market: Market,
): ByProvider<number> {
  return mapValues(providers, (provider) => leaveAfter(plan.years, provider.open(market)).net);
}

/** The return of a year; the least is excluded, since nothing would be left to invest in. */
const RETURN: Bounds = { min: -1, max: 10 };

function isMarket(value: unknown, plan: Plan): boolean {
  if (value === null) return true;
  const isReturn = (entry: unknown) => isWithin(RETURN, entry) && entry !== RETURN.min;
  return Array.isArray(value) && value.length === plan.years && Array.from(value).every(isReturn);
}
