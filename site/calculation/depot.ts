import type { Assumptions } from './assumptions.ts';
import { capitalGainsTaxRate } from './capital-gains-tax.ts';
import { DepotAccount, type DepotRules } from './depot-account.ts';
import { fundReturn } from './effects.ts';
import type { Plan } from './plan.ts';
import { NOTHING, type Outcome, type Outcomes, type Provider } from './provider.ts';
import { basisertragRate } from './vorabpauschale.ts';

/**
 * Saving in an own depot that holds one accumulating equity ETF, of which each January the given
 * share is rebalanced (docs/calculation.md, section 5).
 */
export function depot(plan: Plan, rebalancedShare: number, assumptions: Assumptions): Provider {
  const { directinvest, marketReturn, saversAllowance, tax } = assumptions;
  const rules: DepotRules = {
    monthlyGrowth: (1 + fundReturn(marketReturn, directinvest.tech)) ** (1 / 12),
    orderFee: directinvest.orderFee,
    assetFee: directinvest.assetFee,
    rebalancedShare,
    taxRate: capitalGainsTaxRate(assumptions),
    taxedShare: 1 - tax.fundExemption,
    allowance: saversAllowance,
    taxesRebalancing: true,
    taxesExit: true,
  };
  const basisertragRates = plan.premiums.map((_, year) =>
    basisertragRate(plan.startYear + year - 1, assumptions),
  );
  const run = (charged: DepotRules) => runDepot(plan, charged, basisertragRates);
  const outcomes = run(rules);
  return {
    tech: directinvest.tech,
    outcomes,
    stages: [
      { charge: 'BrokerageFee', outcomes: run({ ...rules, taxRate: 0 }) },
      {
        charge: 'WithholdingTax',
        outcomes: run({ ...rules, taxesRebalancing: false, taxesExit: false }),
      },
      { charge: 'RebalancingTax', outcomes: run({ ...rules, taxesExit: false }) },
      { charge: 'WithdrawalTax', outcomes },
    ],
  };
}

/** The outcomes after 0, 1, 2 … years; the Basisertrag rates are those of the years before. */
function runDepot(plan: Plan, rules: DepotRules, basisertragRates: readonly number[]): Outcomes {
  const account = new DepotAccount(rules);
  const outcomes: Outcome[] = [NOTHING];
  for (const [month, contribution] of plan.contributions.entries()) {
    const monthsLeft = 12 - (month % 12);
    if (monthsLeft === 12) account.beginYear(basisertragRates[month / 12] ?? 0);
    account.invest(contribution, monthsLeft / 12);
    account.grow();
    if (monthsLeft === 1) outcomes.push(account.exit());
  }
  return outcomes;
}
