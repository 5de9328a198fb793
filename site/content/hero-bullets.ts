import type { ClaimId } from './claims/claims.ts';

/** A point that promises something, and the claims that its footnote must state. */
interface ClaimedPoint {
  text: string;
  claims: readonly [ClaimId, ...ClaimId[]];
}

/**
 * The words of the experiment `ab-pf-hero-bullet-points`, which is in English only. Its
 * three points are given; its headline is not yet, so that this one has to be confirmed.
 */
export const heroBullets: {
  title: string;
  points: readonly ClaimedPoint[];
  toBeConfirmed?: string;
} = {
  title: 'Keep more of what your ETFs earn',
  toBeConfirmed: 'the headline of the experiment',
  points: [
    { text: 'No withholding and rebalancing taxes', claims: ['taxFreeCompounding'] },
    { text: 'Saves up to 50% on capital gains', claims: ['halfOfGainsTaxed'] },
    { text: 'Finds the best ETFs for long-term gains', claims: ['etfUniverse'] },
  ],
};
