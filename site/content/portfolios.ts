import { keysOf } from '../../lib/objects.ts';
import { claims, type PortfolioKey } from './claims/claims.ts';
import type { Portfolio } from './schemas.ts';

/**
 * The calendar years with a result, the latest first. Each needs its rows `performance<year>.…` in
 * the ledger: one without them fails the type check.
 */
export const PERFORMANCE_YEARS = ['2024', '2023'] as const;

interface PortfolioProfile extends Portfolio {
  performance: Record<(typeof PERFORMANCE_YEARS)[number], number>;
}

/** Since 27 September 2026 the UWG forbids general environmental claims without proof. */
const ESG_TO_BE_CONFIRMED = 'and by a lawyer that name and ESG label may be used (UWG)';

/** The three portfolios. Names and descriptions are messages. */
export const portfolios: Readonly<Record<PortfolioKey, PortfolioProfile>> = {
  global: portfolio('global', { currency: 'USD', esg: false, toBeConfirmed: 'the currency' }),
  globalGreen: portfolio('globalGreen', {
    currency: 'USD',
    esg: true,
    toBeConfirmed: `the currency, ${ESG_TO_BE_CONFIRMED}`,
  }),
  euroGreen: portfolio('euroGreen', {
    currency: 'EUR',
    esg: true,
    toBeConfirmed: `the currency, the region, ${ESG_TO_BE_CONFIRMED}`,
  }),
};

export const PORTFOLIO_KEYS = keysOf(portfolios);

/** The example saver whose result `expectedNetAssets` is. */
export const exampleSaver = { age: 30, once: 2_000, monthly: 250, until: 67 };

/** A portfolio's figures from the ledger, with the facts that are no claims. */
function portfolio(
  key: PortfolioKey,
  facts: Pick<Portfolio, 'currency' | 'esg' | 'toBeConfirmed'>,
): PortfolioProfile {
  const { value: netAssets, asOf } = claims[`expectedNetAssets.${key}`];
  return {
    ...facts,
    etfCost: claims[`etfCost.${key}`].value,
    productCost: claims.productCost.value,
    annualReturn: claims[`annualReturn.${key}`].value,
    historicalPerformance: claims[`historicalPerformance.${key}`].value,
    performance: {
      2024: claims[`performance2024.${key}`].value,
      2023: claims[`performance2023.${key}`].value,
    },
    expectedNetAssets: { value: netAssets, asOf },
  };
}
