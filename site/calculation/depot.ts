import type { Account, Provider } from './account.ts';
import type { Assumptions } from './assumptions.ts';
import { DepotAccount, type DepotRules } from './depot-account.ts';
import { type Charge, chargesIn, isUpTo, LAST_CHARGE } from './effects.ts';
import { capitalGainsTaxRate } from './income-tax.ts';
import { monthlyGrowth } from './market.ts';
import { contributionOf, type Plan } from './plan.ts';
import { basisertragRates } from './vorabpauschale.ts';

/**
 * Saving in an own depot that holds one accumulating equity ETF, of which each January the given
 * share is rebalanced (docs/calculation.md, section 5).
 */
export function depot(plan: Plan, rebalancedShare: number, assumptions: Assumptions): Provider {
  const { directinvest, saversAllowance, tax } = assumptions;
  const { orderFee, assetFee, tech } = directinvest;
  const taxRate = capitalGainsTaxRate(assumptions);
  const taxedShare = 1 - tax.fundExemption;
  const isTaxed = taxRate * taxedShare > 0;
  const vorabRates = basisertragRates(plan.startYear, plan.years, assumptions);
  return {
    tech,
    charges: chargesIn({
      BrokerageFee: orderFee > 0 || assetFee > 0,
      WithholdingTax: isTaxed,
      RebalancingTax: isTaxed && rebalancedShare > 0,
      WithdrawalTax: isTaxed,
    }),
    open(market, last = LAST_CHARGE) {
      const isLevied = (charge: Charge) => isUpTo(last, charge);
      return openDepot(plan, monthlyGrowth(market, tech), vorabRates, {
        orderFee: isLevied('BrokerageFee') ? orderFee : 0,
        assetFee: isLevied('BrokerageFee') ? assetFee : 0,
        rebalancedShare,
        taxRate,
        taxedShare,
        allowance: saversAllowance,
        withholdsTax: isLevied('WithholdingTax'),
        taxesRebalancing: isLevied('RebalancingTax'),
        taxesExit: isLevied('WithdrawalTax'),
      });
    },
  };
}

/** Saves the plan's contributions in a new depot; a January taxes the Basisertrag of the year before. */
function openDepot(
  plan: Plan,
  growth: readonly number[],
  basisertragRates: readonly number[],
  rules: DepotRules,
): Account {
  const depot = new DepotAccount(rules, 12 * plan.years);
  let year = 0;
  return {
    passYear() {
      if (year > 0) depot.beginYear(basisertragRates[year - 1] ?? 0);
      for (let month = 0; month < 12; month += 1) {
        depot.invest(contributionOf(year, month, plan), (12 - month) / 12);
        depot.grow(growth[year] ?? 1);
      }
      year += 1;
    },
    exit: () => depot.exit(),
  };
}
