import type { BrandContent } from '../content/brands/schema.ts';
import type { ClaimId } from '../content/claims/claims.ts';
import { FIGURE_CLAIMS, PERFORMANCE_CLAIMS } from '../content/claims/portfolio-figures.ts';
import { ratingOf } from '../content/reviews.ts';
import { statistics } from '../content/statistics.ts';
import type { SectionKind } from './anchors.ts';

/** The sections whose figures have a source in the notes of their page. */
export type SourcedKind = keyof typeof CLAIMS;

/** The claims that a section shows. */
export function sectionClaims(kind: SourcedKind, brand: BrandContent): readonly ClaimId[] {
  return CLAIMS[kind](brand);
}

/** Whether a section's figures have a source in the notes of their page. */
export function isSourced(kind: string): kind is SourcedKind {
  return Object.hasOwn(CLAIMS, kind);
}

const CLAIMS = {
  portfolios: () => ['etfUniverse', ...FIGURE_CLAIMS],
  performance: () => [...PERFORMANCE_CLAIMS, 'expertQuote'],
  costs: () => ['baseFee', 'reducedFee', 'lowestFee', 'reducedFeeFrom', 'noHiddenFees'],
  /** A brand shows its own rating, and every brand the same statistics. */
  reviews: (brand) => [...ratingOf(brand).claims, ...statistics.map(({ claim }) => claim)],
} satisfies Partial<Record<SectionKind, (brand: BrandContent) => readonly ClaimId[]>>;
