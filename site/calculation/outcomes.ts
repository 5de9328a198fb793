import { mapValues } from '../../lib/objects.ts';
import type { ByProvider } from './account.ts';
import type { AssumptionOverrides, Assumptions } from './assumptions.ts';
import { type Bounds, fieldErrors, type Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { INPUT_BOUNDS, type Inputs } from './inputs.ts';
import type { Market } from './market.ts';
import { netWealth } from './net-wealth-on-path.ts';
import { makePlan, type Plan } from './plan.ts';
import { makeProviders } from './providers.ts';
import { inverseNormal, uniformStream } from './random.ts';

/** How many paths of the market to walk, and where their randomness starts. */
export interface OutcomeOptions {
  /** Left out: 1,000. */
  readonly paths?: number | undefined;
  /** The same seed gives the same paths. Left out: 1. */
  readonly seed?: number | undefined;
}

/** Euros that one path in ten, one in two and nine in ten stay below. */
export interface Quantiles {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** What may be left at the scheduled retirement, euros after all costs and taxes. */
export interface OutcomesResult extends ByProvider<Quantiles> {
  /** Share of the paths on which our pension ends above the other, a fraction. */
  readonly pfAboveDirectinvest: number;
  readonly pfAboveOtherbroker: number;
}

/** What each option may be. */
export const OUTCOME_BOUNDS: Readonly<Record<keyof OutcomeOptions, Bounds>> = {
  paths: { min: 1, max: 100_000, whole: true, optional: true },
  seed: { min: 0, max: 2 ** 32 - 1, whole: true, optional: true },
};

/**
 * Lets the money at all three providers go through many random markets (docs/calculation.md, section 14).
 * Pure and total like `compare`.
 * @param onPath called after each path with the number of paths walked, to show progress
 */
export function outcomes(
  inputs: Inputs,
  overrides?: AssumptionOverrides,
  options: OutcomeOptions = {},
  onPath: (walked: number) => void = () => {},
): OutcomesResult | Rejection<keyof Inputs | keyof OutcomeOptions> {
  const { assumptions, errors } = checkCall(INPUT_BOUNDS, inputs, overrides);
  const allErrors = [...errors, ...fieldErrors(OUTCOME_BOUNDS, options)];
  if (allErrors.length > 0) return { errors: allErrors };

  const { paths = 1000, seed = 1 } = options ?? {};
  const plan = makePlan(inputs, assumptions);
  const providers = makeProviders(plan, inputs, assumptions);
  const nextMarket = randomMarkets(seed, plan, assumptions);
  const ends = Array.from({ length: paths }, (_, index) => {
    const end = netWealth(providers, plan, nextMarket());
    onPath(index + 1);
    return end;
  });
  const shareAbove = (other: 'directinvest' | 'otherbroker') =>
    ends.filter((end) => end.pf > end[other] + NOTICEABLE).length / paths;
  return {
    ...mapValues(providers, (_, group) => quantiles(ends.map((end) => end[group]))),
    pfAboveDirectinvest: shareAbove('directinvest'),
    pfAboveOtherbroker: shareAbove('otherbroker'),
  };
}

/** Less than a cent is no difference, euros. */
const NOTICEABLE = 0.005;

/** Draws one market after another: independent years, log-normal with a mean of the assumed return. */
function randomMarkets(seed: number, plan: Plan, assumptions: Assumptions): () => Market {
  const { marketReturn, outcomes } = assumptions;
  const { volatility } = outcomes;
  const drift = Math.log1p(marketReturn) - volatility ** 2 / 2;
  const uniform = uniformStream(seed);
  return () => plan.premiums.map(() => Math.expm1(drift + volatility * inverseNormal(uniform())));
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort();
  return { p10: quantile(sorted, 0.1), p50: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
}

/** The value below which a share of sorted values lies, linear between two (type 7). */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share;
  const index = Math.floor(position);
  const below = sorted[index] ?? 0;
  const above = sorted[index + 1] ?? below;
  return below + (position - index) * (above - below);
}
