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
import { formatEuro, formatFraction, formatNumber, formatPercent } from '../../../i18n/format.ts';

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
    marketReturn: rate(marketReturn),
    ourFee: feeText(pf.feeTiers),
    otherFee: feeText(other.feeTiers),
    ourUpfront: rate(pf.upfrontRate),
    otherUpfront: rate(other.upfrontRate),
    upfrontMonths: assumptions.upfrontSpreadMonths,
    contributions: formatEuro(ours.paid),
    assetFee: rate(directinvest.assetFee),
    orderFee: rate(directinvest.orderFee),
    vorabFactor: formatNumber(100 * tax.vorabFactor, 0),
    baseRate: rate(latestBasiszins(assumptions)),
    fundTaxed: rate(1 - tax.fundExemption),
    flatTax: rate(capitalGainsTaxRate(assumptions)),
    allowance: formatEuro(assumptions.saversAllowance),
    rebalancing: formatPercent(inputs.portfolioRebalancing, { digits: 0 }),
    gross: formatEuro(ours.gross),
    insuranceTaxed: rate(1 - tax.insuranceExemption),
    halfIncome: rate(tax.halfIncomeShare),
    isHalf: isHalfIncome({ age: inputs.age + years, contractYears: years }, assumptions)
      ? 'yes'
      : 'no',
    otherIncome: formatEuro(tax.otherTaxableIncome),
    ourExitTax: formatEuro(ours.withdrawalTax),
    depotExitTax: formatEuro(outcomeOf('directinvest', projection).withdrawalTax),
    etfCost: rate(-pf.tech.etfCost),
  };
}

/** Such as «0,69 %, 0,59 % (≥ 250.000 €)». */
function feeText(tiers: readonly FeeTier[]): string {
  return tiers
    .map(([from, yearly]) =>
      from === 0 ? rate(yearly) : `${rate(yearly)} (≥\u00a0${formatEuro(from)})`,
    )
    .join(', ');
}

function rate(fraction: number): string {
  return formatFraction(fraction, { atMost: 3 });
}
