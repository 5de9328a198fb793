import type { Assumptions, PensionTerms } from './assumptions.ts';
import { fundReturn } from './effects.ts';
import { payoutTax } from './payout-tax.ts';
import type { Plan } from './plan.ts';
import { NOTHING, type Outcome, type Outcomes, type Provider } from './provider.ts';

/**
 * Saving in a unit-linked Schicht-3 pension (docs/calculation.md, section 4): no tax and free
 * rebalancing inside the contract, tax on the lump sum (§ 20(1) Nr. 6 EStG).
 */
export function pension(plan: Plan, terms: PensionTerms, assumptions: Assumptions): Provider {
  const upfront = upfrontCosts(plan, terms.upfrontRate, assumptions.upfrontSpreadMonths);
  const growth = (1 + fundReturn(assumptions.marketReturn, terms.tech)) ** (1 / 12);
  const run = (charges: RunningCharges) => runContract(plan, upfront, growth, charges);
  const untaxed = run(terms);
  const outcomes = untaxed.map((outcome, years) => taxed(outcome, years, plan, assumptions));
  return {
    tech: terms.tech,
    outcomes,
    stages: [
      { charge: 'UpfrontCost', outcomes: run({ feeTiers: [], orderFee: 0 }) },
      { charge: 'FixedCost', outcomes: run({ feeTiers: terms.feeTiers, orderFee: 0 }) },
      { charge: 'BrokerageFee', outcomes: untaxed },
      { charge: 'WithdrawalTax', outcomes },
    ],
  };
}

/**
 * Upfront cost taken from each month's contribution, in euros (§ 169(3) VVG). The one-time
 * contribution is charged at once; every rise of the premium, the first premium being one, for
 * all months left until the scheduled retirement, in equal parts over the spread if it fits.
 */
export function upfrontCosts(plan: Plan, upfrontRate: number, spreadMonths: number): number[] {
  const costs = [upfrontRate * plan.oneTime];
  let previous = 0;
  for (const [year, premium] of plan.premiums.entries()) {
    const start = 12 * year;
    const remaining = 12 * plan.years - start;
    const span = Math.min(spreadMonths, remaining);
    const monthly = (upfrontRate * (premium - previous) * remaining) / span;
    for (let month = start; month < start + span; month += 1) {
      costs[month] = (costs[month] ?? 0) + monthly;
    }
    previous = premium;
  }
  return costs;
}

/** What is charged month by month beside the upfront cost. */
type RunningCharges = Pick<PensionTerms, 'feeTiers' | 'orderFee'>;

/** The outcomes after 0, 1, 2 … years, before tax. */
function runContract(
  plan: Plan,
  upfront: readonly number[],
  growth: number,
  { feeTiers, orderFee }: RunningCharges,
): Outcomes {
  const feeRate = feeSchedule(feeTiers);
  const account = { ...NOTHING };
  const outcomes: Outcome[] = [NOTHING];
  for (const [month, contribution] of plan.contributions.entries()) {
    const upfrontCost = upfront[month] ?? 0;
    const brokerageFee = (contribution - upfrontCost) * orderFee;
    const grown = (account.gross + contribution - upfrontCost - brokerageFee) * growth;
    const fee = (grown * feeRate(grown)) / 12;
    account.gross = grown - fee;
    account.paid += contribution;
    account.upfrontCost += upfrontCost;
    account.brokerageFee += brokerageFee;
    account.fixedCost += fee;
    if (month % 12 === 11) outcomes.push({ ...account, net: account.gross });
  }
  return outcomes;
}

/** The yearly fee rate at a contract value: that of the highest tier reached, none below all. */
function feeSchedule(tiers: PensionTerms['feeTiers']): (value: number) => number {
  const fromTop = [...tiers].sort((one, other) => other[0] - one[0]);
  return (value) => fromTop.find((tier) => tier[0] <= value)?.[1] ?? 0;
}

function taxed(outcome: Outcome, years: number, plan: Plan, assumptions: Assumptions): Outcome {
  const payout = {
    gain: outcome.gross - outcome.paid,
    age: plan.age + years,
    contractYears: years,
    taxYear: plan.startYear + years - 1,
  };
  const withdrawalTax = payoutTax(payout, assumptions);
  return { ...outcome, net: outcome.gross - withdrawalTax, withdrawalTax };
}
