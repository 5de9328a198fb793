import { mapValues } from '../../lib/objects.ts';
import type { Provider } from './account.ts';
import type { Assumptions, PensionTerms } from './assumptions.ts';
import { ContractAccount, feeSchedule } from './contract-account.ts';
import { type Charge, chargesIn, isUpTo, LAST_CHARGE } from './effects.ts';
import { monthlyGrowth } from './market.ts';
import { payoutTax } from './payout-tax.ts';
import type { Plan } from './plan.ts';

/**
 * Saving in a unit-linked Schicht-3 pension (docs/calculation.md, section 4): no tax and free
 * rebalancing inside the contract, tax on the lump sum (§ 20(1) Nr. 6 EStG).
 */
export function pension(plan: Plan, terms: PensionTerms, assumptions: Assumptions): Provider {
  const { upfrontRate, feeTiers, orderFee, tech } = terms;
  const upfront = upfrontCosts(plan, upfrontRate, assumptions.upfrontSpreadMonths);
  const fees = feeSchedule(feeTiers);
  const noFees = feeSchedule([]);
  const noUpfront = upfrontCosts(plan, 0, 1);
  const taxAfter = (contractYears: number, gain: number) =>
    payoutTax(
      {
        gain,
        contractYears,
        age: plan.age + contractYears,
        taxYear: plan.startYear + contractYears,
      },
      assumptions,
    );
  return {
    tech,
    charges: chargesIn({
      UpfrontCost: upfrontRate > 0,
      FixedCost: feeTiers.some((tier) => tier[1] > 0),
      BrokerageFee: orderFee > 0,
      WithdrawalTax: true,
    }),
    open(market, last = LAST_CHARGE) {
      const isLevied = (charge: Charge) => isUpTo(last, charge);
      return new ContractAccount(plan, monthlyGrowth(market, tech), {
        upfrontCosts: isLevied('UpfrontCost') ? upfront : noUpfront,
        feeSchedule: isLevied('FixedCost') ? fees : noFees,
        orderFee: isLevied('BrokerageFee') ? orderFee : 0,
        taxAfter: isLevied('WithdrawalTax') ? taxAfter : () => 0,
      });
    },
  };
}

/**
 * What the other provider charges. An offer may state one figure instead, its «Effektivkosten»
 * (§ 2(1) Nr. 9 VVG-InfoV), funds included. Then a single fee takes just so much each month that
 * the market's return M shrinks to M less that figure, at every exit (docs/calculation.md,
 * section 4).
 */
export function otherTerms({ otherbroker, marketReturn }: Assumptions): PensionTerms {
  const { effectiveCost } = otherbroker;
  if (effectiveCost === null) return otherbroker;
  const keptYearly = (1 + marketReturn - effectiveCost) / (1 + marketReturn);
  const monthlyFee = 1 - keptYearly ** (1 / 12);
  return {
    feeTiers: [[0, 12 * monthlyFee]],
    upfrontRate: 0,
    orderFee: 0,
    tech: mapValues(otherbroker.tech, () => 0),
  };
}

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
