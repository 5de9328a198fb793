import { claim } from '../../content/claims.ts';
import { PORTFOLIO_KEYS } from '../../content/portfolios.ts';
import { formatEuro, formatPercent } from '../../format.ts';

/** The figures that answers may name, from the claims ledger; money and percent the German way. */
export function faqFigures(): Record<string, string> {
  const etfCosts = PORTFOLIO_KEYS.map((key) => claim(`etfCost.${key}`).value);
  return {
    productCost: percentRange([claim('lowestFee').value, claim('baseFee').value]),
    etfCost: percentRange(etfCosts),
    minimumContribution: formatEuro(claim('minimumContribution').value),
  };
}

function percentRange(values: readonly number[]): string {
  const low = formatPercent(Math.min(...values), 2).replace(/\s%$/, '');
  return `${low}\u00a0– ${formatPercent(Math.max(...values), 2)}`;
}
