import { mapValues } from '../../lib/objects.ts';
import { brands } from './brands/index.ts';
import type { BrandContent } from './brands/schema.ts';
import { type ClaimId, claims } from './claims/claims.ts';
import type { Rating } from './schemas.ts';

interface BrandRating extends Rating {
  /** The rows of the ledger that say so. */
  claims: readonly [ClaimId, ClaimId];
}

/** The rating of the brand whose page it is: a pension page never shows that of another brand. */
export function getRating({ rating: { value, count } }: BrandContent): BrandRating {
  return {
    ratingValue: claims[value].value,
    ratingCount: claims[count].value,
    bestRating: 5,
    worstRating: 1,
    claims: [value, count],
  };
}

/** The rating in the review widget of each brand: one record each, never mixed. */
export const ratings = mapValues(brands, getRating);
