import { mapValues } from '../../lib/objects.ts';
import type { Localized } from '../i18n/locales.ts';
import { brands } from './brands/index.ts';
import type { BrandContent } from './brands/schema.ts';
import { type ClaimId, claims } from './claims/claims.ts';
import type { Rating } from './schemas.ts';

interface BrandRating extends Rating {
  /** What was rated, where that is not the pension. */
  rated: Localized | undefined;
  /** The rows of the ledger that say so. */
  claims: readonly [ClaimId, ClaimId];
}

/** The rating of the brand whose page it is: a pension page never shows that of another brand. */
export function getRating({ rating: { value, count, of } }: BrandContent): BrandRating {
  return {
    ratingValue: claims[value].value,
    ratingCount: claims[count].value,
    bestRating: 5,
    worstRating: 1,
    rated: of,
    claims: [value, count],
  };
}

/** The rating in the review widget of each brand: one record each, never mixed. */
export const ratings = mapValues(brands, getRating);
