/**
 * The yearly yield, as a fraction, at which monthly contributions (euros, each paid at the
 * beginning of its month) grow to a final value at the end of the last month: the x¹² − 1 for
 * which Σ cₖ·xⁿ⁻ᵏ = value (docs/calculation.md, section 6). Total loss is −1. At least one
 * contribution must be positive. Accurate to 1e-12 and better.
 */
export function internalRateOfReturn(contributions: readonly number[], finalValue: number): number {
  if (finalValue <= 0) return -1;
  // The logarithm of the future value is a convex function of ln x with a slope of at least one.
  // Newton's method therefore converges from every start, from the first overshoot on downwards.
  let logGrowth = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { value, slope } = futureValue(contributions, Math.exp(logGrowth));
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

/** Value of all contributions at the end of the last month, and its derivative by ln x. */
function futureValue(contributions: readonly number[], growth: number) {
  let value = 0;
  let slope = 0;
  for (const contribution of contributions) {
    value = (value + contribution) * growth;
    slope = slope * growth + value;
  }
  return { value, slope };
}
