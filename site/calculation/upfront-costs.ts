import type { Plan } from './plan.ts';

/**
 * Upfront cost taken from each month's contribution, in euros (§ 169(3) VVG). The one-time
 * contribution is charged at once; every rise of the premium, the first premium being one, for
 * all months left until the scheduled retirement, in equal parts over the spread if it fits.
 */
export function upfrontCosts(plan: Plan, upfrontRate: number, spreadMonths: number): Float64Array {
  const months = 12 * plan.years;
  const costs = new Float64Array(months);
  if (upfrontRate === 0) return costs;
  costs[0] = upfrontRate * plan.oneTime;
  let previous = 0;
  for (const [year, premium] of plan.premiums.entries()) {
    const start = 12 * year;
    const remaining = months - start;
    const span = Math.min(spreadMonths, remaining);
    const monthly = (upfrontRate * (premium - previous) * remaining) / span;
    for (let month = start; month < start + span; month += 1) {
      costs[month] = (costs[month] ?? 0) + monthly;
    }
    previous = premium;
  }
  return costs;
}
