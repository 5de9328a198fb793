import { type Account, NOTHING, type Outcome } from './account.ts';
import type { FeeTier } from './assumption-kinds.ts';
import { contributionOf, type Plan } from './plan.ts';

/** What a pension contract charges, and what the payout costs in tax. */
export interface ContractRules {
  /** Euros taken from each month's contribution; months beyond the list pay none. */
  readonly upfrontCosts: Float64Array;
  /** The yearly rate of the fee on a contract value. */
  feeSchedule(value: number): number;
  /** Share of every contribution that is left after the upfront cost. */
  readonly orderFee: number;
  /** Tax in euros on the gain of a payout after some full years. */
  taxAfter(years: number, gain: number): number;
}

/** A pension contract, in which nothing is taxed before the payout (docs/calculation.md, section 4). */
export class ContractAccount implements Account {
  private readonly plan: Plan;
  private readonly growth: readonly number[];
  private readonly rules: ContractRules;
  private years = 0;
  private value = 0;
  private paid = 0;
  private upfrontCost = 0;
  private fixedCost = 0;
  private brokerageFee = 0;

  /** `growth` holds the fund's monthly factor of each year. */
  constructor(plan: Plan, growth: readonly number[], rules: ContractRules) {
    this.plan = plan;
    this.growth = growth;
    this.rules = rules;
  }

  passYear(): void {
    const { plan, rules, years } = this;
    const growth = this.growth[years] ?? 1;
    for (let month = 0; month < 12; month += 1) {
      const contribution = contributionOf(years, month, plan);
      const upfrontCost = rules.upfrontCosts[12 * years + month] ?? 0;
      const ordered = contribution - upfrontCost;
      const grown = (this.value + ordered * (1 - rules.orderFee)) * growth;
      const fee = (grown * rules.feeSchedule(grown)) / 12;
      this.value = grown - fee;
      this.paid += contribution;
      this.upfrontCost += upfrontCost;
      this.brokerageFee += ordered * rules.orderFee;
      this.fixedCost += fee;
    }
    this.years += 1;
  }

  exit(): Outcome {
    const withdrawalTax = this.rules.taxAfter(this.years, this.value - this.paid);
    return {
      ...NOTHING,
      gross: this.value,
      net: this.value - withdrawalTax,
      paid: this.paid,
      upfrontCost: this.upfrontCost,
      fixedCost: this.fixedCost,
      brokerageFee: this.brokerageFee,
      withdrawalTax,
    };
  }
}

/** Looks a fee up: the rate of the highest tier whose threshold is reached, none below all. */
export function feeSchedule(tiers: readonly FeeTier[]): (value: number) => number {
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
