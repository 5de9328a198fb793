import type { Plan } from './plan.ts';

/**
 * The yearly yield, as a fraction, at which the contributions of the first years of a plan grow
 * to a final value: the x¹² − 1 for which Σ cₖ·x^(12n−k) = value (docs/calculation.md,
 * section 6). Total loss is −1.
 *
 * Halves down to two neighbouring doubles, as the golden cases do: where a rate lies on the edge
 * of its text, as an offer of just 10 % a year, its last digits decide.
 */
export function internalRateOfReturn(plan: Plan, years: number, finalValue: number): number {
  if (finalValue <= 0) return -1;
  let [low, high] = [0, 1];
  while (futureValue(plan, years, high) < finalValue) [low, high] = [high, 2 * high];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle ** 12 - 1;
    if (futureValue(plan, years, middle) < finalValue) low = middle;
    else high = middle;
  }
}

/** What the contributions of the years are worth at their end if they grow by a factor a month. */
function futureValue({ premiums, oneTime }: Plan, years: number, month: number): number {
  let year = 0;
  for (let paid = 0; paid < 12; paid += 1) year = (year + 1) * month;
  const growth = month ** 12;
  let value = oneTime;
  for (let index = 0; index < years; index += 1) {
    value = value * growth + (premiums[index] ?? 0) * year;
  }
  return value;
}
