import { claim } from '../../content/claims.ts';
import { PORTFOLIO_KEYS } from '../../content/portfolios.ts';
import { formatEuro, formatPercentRange } from '../../format.ts';
import type { Locale } from '../../locales.ts';

/** What answers may name from the claims ledger; money and percent in German notation. */
export function faqFigures(locale: Locale): Record<string, string> {
  const etfCosts = PORTFOLIO_KEYS.map((key) => claim(`etfCost.${key}`).value);
  return {
    productCost: formatPercentRange(claim('productCost').value, 2),
    etfCost: formatPercentRange([Math.min(...etfCosts), Math.max(...etfCosts)], 2),
    minimumContribution: formatEuro(claim('minimumContribution').value),
    subsidyReform: claim('subsidyReform').value[locale],
  };
}
