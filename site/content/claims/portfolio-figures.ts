import { keysOf } from '../../../lib/objects.ts';
import { toRate } from '../../../lib/rates.ts';
import { formatEuro, formatPercent, formatPercentRange } from '../../i18n/format.ts';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS } from '../portfolios.ts';
import type { Portfolio } from '../schemas.ts';
import type { ClaimId } from './claims.ts';

export type Figure = keyof typeof TEXTS;

/** A portfolio's figure as visitors read it, the same in both languages. */
export function formatFigure(portfolio: Portfolio, figure: Figure): string {
  return TEXTS[figure](portfolio);
}

const TEXTS = {
  annualReturn: ({ annualReturn }: Portfolio) =>
    typeof annualReturn === 'number'
      ? formatPercent(toRate(annualReturn), { digits: 1 })
      : formatPercentRange(annualReturn, 1),
  etfCost: ({ etfCost }: Portfolio) => formatPercent(toRate(etfCost), { digits: 2 }),
  productCost: ({ productCost }: Portfolio) => formatPercentRange(productCost, 2),
  historicalPerformance: (portfolio: Portfolio) =>
    formatPercent(toRate(portfolio.historicalPerformance), { digits: 2 }),
  expectedNetAssets: ({ expectedNetAssets }: Portfolio) => formatEuro(expectedNetAssets.value),
};

/** All figures, in the order in which they are shown. */
export const FIGURES = keysOf(TEXTS);

/** The claims behind the figures of every portfolio. What our product costs is the same for all. */
export const FIGURE_CLAIMS: readonly ClaimId[] = [
  'productCost',
  ...PORTFOLIO_KEYS.flatMap((key) =>
    FIGURES.flatMap((figure) => (figure === 'productCost' ? [] : [`${figure}.${key}` as const])),
  ),
];

/** The claims behind what every portfolio did year by year. */
export const PERFORMANCE_CLAIMS: readonly ClaimId[] = PERFORMANCE_YEARS.flatMap((year) =>
  PORTFOLIO_KEYS.map((key) => `performance${year}.${key}` as const),
);
