import { toRate } from '../../../../lib/rates.ts';
import {
  capitalGainsTaxRate,
  type FeeTier,
  type Inputs,
  isHalfIncome,
  latestBasiszins,
  otherTerms,
  outcomeOf,
  type Projection,
} from '../../../calculation/index.ts';
import { formatEuro, formatNumber, formatPercent, formatRate } from '../../../i18n/format.ts';

/** The figures that the formulas of the rows name, written for people. */
export function whyFigures(inputs: Inputs, projection: Projection) {
  const { assumptions, plan } = projection;
  const { years } = plan;
  const { tax, directinvest, pf, marketReturn } = assumptions;
  const other = otherTerms(assumptions);
  const ours = outcomeOf('pf', projection);
  return {
    years,
    age: inputs.age + years,
    marketReturn: formatRate(marketReturn),
    ourFee: feeText(pf.feeTiers),
    otherFee: feeText(other.feeTiers),
    ourUpfront: formatRate(pf.upfrontRate),
    otherUpfront: formatRate(other.upfrontRate),
    upfrontMonths: assumptions.upfrontSpreadMonths,
    contributions: formatEuro(ours.paid),
    assetFee: formatRate(directinvest.assetFee),
    orderFee: formatRate(directinvest.orderFee),
    vorabFactor: formatNumber(100 * tax.vorabFactor, 0),
    baseRate: formatRate(latestBasiszins(assumptions)),
    fundTaxed: formatRate(1 - tax.fundExemption),
    flatTax: formatRate(capitalGainsTaxRate(assumptions)),
    allowance: formatEuro(assumptions.saversAllowance),
    rebalancing: formatPercent(toRate(inputs.portfolioRebalancing), { digits: 0 }),
    gross: formatEuro(ours.gross),
    insuranceTaxed: formatRate(1 - tax.insuranceExemption),
    halfIncome: formatRate(tax.halfIncomeShare),
    isHalf: isHalfIncome({ age: inputs.age + years, contractYears: years }, assumptions)
      ? 'yes'
      : 'no',
    otherIncome: formatEuro(tax.otherTaxableIncome),
    ourExitTax: formatEuro(ours.withdrawalTax),
    depotExitTax: formatEuro(outcomeOf('directinvest', projection).withdrawalTax),
    etfCost: formatRate(-pf.tech.etfCost),
  };
}

/** Such as «0,69 %, 0,59 % (≥ 250.000 €)». */
function feeText(tiers: readonly FeeTier[]): string {
  return tiers
    .map(([from, yearly]) =>
      from === 0 ? formatRate(yearly) : `${formatRate(yearly)} (≥\u00a0${formatEuro(from)})`,
    )
    .join(', ');
}
