import { toRate } from '../../../../lib/rates.ts';
import {
  type Assumptions,
  type FeeTier,
  type Inputs,
  isHalfIncome,
  otherTerms,
  outcomeOf,
  type Projection,
} from '../../../calculation/index.ts';
import { formatEuro, formatNumber, formatPercent, formatRate } from '../../../i18n/format.ts';
import { formatAssumptions } from '../assumptions/format-assumptions.ts';

/** The figures that the formulas of the rows name, written for people. */
export function formatWhyFigures(inputs: Inputs, projection: Projection) {
  const { assumptions, plan } = projection;
  const { years } = plan;
  const { tax, pf } = assumptions;
  const figures = formatAssumptions(assumptions);
  const other = otherTerms(assumptions);
  const ours = outcomeOf('pf', projection);
  const age = inputs.age + years;
  return {
    ...figures,
    years,
    age,
    ourFee: formatTiers(pf.feeTiers),
    otherFee: formatTiers(other.feeTiers),
    ourUpfront: formatRate(pf.upfrontRate),
    otherUpfront: formatRate(other.upfrontRate),
    upfrontMonths: assumptions.upfrontSpreadMonths,
    contributions: formatEuro(ours.paid),
    vorabFactor: formatNumber(100 * tax.vorabFactor, 0),
    fundTaxed: formatRate(1 - tax.fundExemption),
    allowance: figures.saversAllowance,
    rebalancing: formatPercent(toRate(inputs.portfolioRebalancing), { digits: 0 }),
    gross: formatEuro(ours.gross),
    insuranceTaxed: formatRate(1 - tax.insuranceExemption),
    depotEtfCost: formatRate(-assumptions.directinvest.tech.etfCost),
    otherEtfCost: formatRate(0 - other.tech.etfCost),
    taxed: nameTaxation({ age, contractYears: years }, assumptions),
    ourExitTax: formatEuro(ours.withdrawalTax),
    depotExitTax: formatEuro(outcomeOf('directinvest', projection).withdrawalTax),
  };
}

/** Why half of a contract's gain is taxed, or all of it. */
function nameTaxation(
  payout: Parameters<typeof isHalfIncome>[0],
  assumptions: Assumptions,
): 'half' | 'young' | 'short' {
  if (isHalfIncome(payout, assumptions)) return 'half';
  return payout.contractYears < assumptions.tax.halfIncomeMinYears ? 'short' : 'young';
}

/** Such as «0,69 %, 0,59 % (≥ 250.000 €)». */
function formatTiers(tiers: readonly FeeTier[]): string {
  return tiers
    .map(([from, yearly]) =>
      from === 0 ? formatRate(yearly) : `${formatRate(yearly)} (≥\u00a0${formatEuro(from)})`,
    )
    .join(', ');
}
