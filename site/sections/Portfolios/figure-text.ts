import type { Portfolio } from '../../content/schemas.ts';
import { formatEuro, formatPercent } from '../../format.ts';

export type Figure = keyof typeof TEXTS;

/** A portfolio's figure as visitors read it, the same in both languages. */
export function figureText(portfolio: Portfolio, figure: Figure): string {
  return TEXTS[figure](portfolio);
}

const TEXTS = {
  annualReturn: ({ annualReturn }: Portfolio) =>
    typeof annualReturn === 'number' ? formatPercent(annualReturn, 1) : range(annualReturn),
  etfCost: ({ etfCost }: Portfolio) => formatPercent(etfCost, 2),
  // The specification types a hyphen where a range takes a dash.
  productCost: ({ productCost }: Portfolio) => productCost.replace(' - ', ' – '),
  historicalPerformance: (portfolio: Portfolio) =>
    formatPercent(portfolio.historicalPerformance, 2),
  expectedNetAssets: ({ expectedNetAssets }: Portfolio) => formatEuro(expectedNetAssets.value),
};

/** The unit is said once: `7,9 – 8,2 %`. */
function range([low, high]: readonly [number, number]): string {
  return `${formatPercent(low, 1).replace(/\s*%$/, '')} – ${formatPercent(high, 1)}`;
}
