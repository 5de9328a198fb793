import { keysOf } from '../../lib/objects.ts';
import { getClaim, type PortfolioKey } from './claims/claims.ts';
import type { Portfolio } from './schemas.ts';

/**
 * The calendar years with a result, the latest first. Each needs its rows `performance<year>.…` in
 * the ledger: one without them fails the type check.
 */
export const PERFORMANCE_YEARS = ['2024', '2023'] as const;

interface PortfolioProfile extends Portfolio {
  performance: Record<(typeof PERFORMANCE_YEARS)[number], number>;
}

/** The three portfolios. Names and descriptions are messages. */
export const portfolios: Readonly<Record<PortfolioKey, PortfolioProfile>> = {
  global: portfolio('global', { currency: 'USD', esg: false }),
  globalGreen: portfolio('globalGreen', { currency: 'USD', esg: true }),
  euroGreen: portfolio('euroGreen', { currency: 'EUR', esg: true }),
};

export const PORTFOLIO_KEYS = keysOf(portfolios);

/** The example saver whose result `expectedNetAssets` is. */
export const exampleSaver = { age: 30, once: 2_000, monthly: 250, until: 67 };

/** A portfolio's figures from the ledger, with the two facts that are no claims. */
function portfolio(
  key: PortfolioKey,
  facts: Pick<Portfolio, 'currency' | 'esg'>,
): PortfolioProfile {
  const { value: netAssets, asOf } = getClaim(`expectedNetAssets.${key}`);
  return {
    ...facts,
    etfCost: getClaim(`etfCost.${key}`).value,
    productCost: getClaim('productCost').value,
    annualReturn: getClaim(`annualReturn.${key}`).value,
    historicalPerformance: getClaim(`historicalPerformance.${key}`).value,
    performance: {
      2024: getClaim(`performance2024.${key}`).value,
      2023: getClaim(`performance2023.${key}`).value,
    },
    expectedNetAssets: { value: netAssets, asOf },
    toBeConfirmed: 'the currency',
  };
}
