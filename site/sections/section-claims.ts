import type { BrandContent } from '../content/brands/schema.ts';
import type { ClaimId } from '../content/claims.ts';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS } from '../content/portfolios.ts';
import { ratingOf } from '../content/reviews.ts';
import { statistics } from '../content/statistics.ts';
import { FIGURE_CLAIMS } from '../figure-text.ts';

/** The sections whose figures have a source in the notes of their page. */
export type SourcedKind = 'portfolios' | 'performance' | 'costs' | 'reviews';

/** The claims that a section shows. */
export function sectionClaims(kind: SourcedKind, brand: BrandContent): readonly ClaimId[] {
  return kind === 'reviews' ? reviewClaims(brand) : CLAIMS[kind];
}

/** Whether a section's figures have a source in the notes of their page. */
export function isSourced(kind: string): kind is SourcedKind {
  return kind === 'reviews' || kind in CLAIMS;
}

const CLAIMS: Record<Exclude<SourcedKind, 'reviews'>, readonly ClaimId[]> = {
  portfolios: ['etfUniverse', ...FIGURE_CLAIMS],
  performance: [
    ...PERFORMANCE_YEARS.flatMap((year) =>
      PORTFOLIO_KEYS.map((key) => `performance${year}.${key}` as const),
    ),
    'expertQuote',
  ],
  costs: ['baseFee', 'reducedFee', 'lowestFee', 'reducedFeeFrom', 'noHiddenFees'],
};

/** A brand shows its own rating, and every brand the same statistics. */
function reviewClaims(brand: BrandContent): readonly ClaimId[] {
  return [...ratingOf(brand).claims, ...statistics.map(({ claim }) => claim)];
}
