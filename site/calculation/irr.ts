import type { Plan } from './plan.ts';

/**
 * The yearly yield, as a fraction, at which the contributions of the first years of a plan grow
 * to a final value: the x¹² − 1 for which Σ cₖ·x^(12n−k) = value (docs/calculation.md,
 * section 6). Total loss is −1. Accurate to 1e-12 and better.
 */
export function internalRateOfReturn(plan: Plan, years: number, finalValue: number): number {
  if (finalValue <= 0) return -1;
  // The logarithm of the future value is a convex function of ln x with a slope of at least one.
  // Newton's method therefore converges from every start, from the first overshoot on downwards.
  let logGrowth = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { value, slope } = futureValue(plan, years, logGrowth);
    const step = (Math.log(finalValue / value) * value) / slope;
    logGrowth += Math.min(step, MAX_RISE);
    if (Math.abs(step) < CLOSE) break;
  }
  return Math.expm1(12 * logGrowth);
}

/** Keeps the overshoot of the first steps small enough for xⁿ to stay finite. */
const MAX_RISE = 0.05;

/** Each step squares the error: the one after a step this small would be below rounding. */
const CLOSE = 1e-10;

/** Never reached with positive contributions; a bound all the same. */
const MAX_ROUNDS = 200;

/** What the contributions of the years are worth at their end, and its derivative by ln x. */
function futureValue({ premiums, oneTime }: Plan, years: number, logGrowth: number) {
  const month = Math.exp(logGrowth);
  // A year of one euro a month: x + x² + … + x¹², and its derivative.
  let euros = 0;
  let eurosSlope = 0;
  for (let paid = 0; paid < 12; paid += 1) {
    euros = (euros + 1) * month;
    eurosSlope = eurosSlope * month + euros;
  }
  const growth = Math.exp(12 * logGrowth);
  let value = oneTime;
  let slope = 0;
  for (let year = 0; year < years; year += 1) {
    const premium = premiums[year] ?? 0;
    slope = (slope + 12 * value) * growth + premium * eurosSlope;
    value = value * growth + premium * euros;
  }
  return { value, slope };
}
