import type { FeeTier } from './assumptions.ts';

/** The yearly rate of the fee on a contract value. */
export type FeeSchedule = (value: number) => number;

/** Looks a fee up: the rate of the highest tier whose threshold is reached, none below all. */
export function feeSchedule(tiers: readonly Readonly<FeeTier>[]): FeeSchedule {
  const fromTop = tiers.toSorted((one, other) => other[0] - one[0]);
  // Columns, because a calculation looks up a fee every month.
  const thresholds = Float64Array.from(fromTop, (tier) => tier[0]);
  const rates = Float64Array.from(fromTop, (tier) => tier[1]);
  return (value) => {
    let tier = 0;
    while (tier < thresholds.length && value < (thresholds[tier] ?? 0)) tier += 1;
    return rates[tier] ?? 0;
  };
}
