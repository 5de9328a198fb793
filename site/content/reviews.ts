import { keysOf } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { brands } from './brands/index.ts';
import type { BrandContent } from './brands/schema.ts';
import { type ClaimId, getClaim } from './claims/claims.ts';
import type { Rating } from './schemas.ts';

interface BrandRating extends Rating {
  /** The rows of the ledger that say so. */
  claims: readonly [ClaimId, ClaimId];
}

/** The rating in the review widget of each brand: one record each, never mixed. */
export const ratings: Readonly<Record<Brand, BrandRating>> = {
  fernblick: rating('ratingValue', 'ratingCount'),
  'fernblick-wohnen': rating('sisterRatingValue', 'sisterRatingCount'),
};

/** The rating of the brand whose page it is: a pension page never shows the sister's count. */
export function getRating(brand: BrandContent): BrandRating {
  const known = keysOf(brands).find((key) => brands[key] === brand);
  if (!known) throw new Error(`There is no rating for the brand ${brand.name}.`);
  return ratings[known];
}

function rating(
  value: 'ratingValue' | 'sisterRatingValue',
  count: 'ratingCount' | 'sisterRatingCount',
): BrandRating {
  return {
    ratingValue: getClaim(value).value,
    ratingCount: getClaim(count).value,
    bestRating: 5,
    worstRating: 1,
    claims: [value, count],
  };
}
