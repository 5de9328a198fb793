import type { TechnicalAssumptions } from './assumptions.ts';
import { technicalReturn } from './effects.ts';
import type { Plan } from './plan.ts';

/** The market's return, a fraction, in each plan year. */
export type Market = readonly number[];

/** The same return in all years of a plan. */
export function steadyMarket(marketReturn: number, plan: Plan): Market {
  return plan.premiums.map(() => marketReturn);
}

/**
 * The factors by which a fund grows in a month of each year. However bad a year, a thousandth of
 * the fund is left (docs/calculation.md, section 14).
 */
export function monthlyGrowth(market: Market, tech: TechnicalAssumptions): number[] {
  const technical = technicalReturn(tech);
  return market.map(
    (marketReturn) => Math.max(LEAST_YEARLY_GROWTH, 1 + marketReturn + technical) ** (1 / 12),
  );
}

const LEAST_YEARLY_GROWTH = 0.001;
