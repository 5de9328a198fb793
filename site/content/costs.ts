import { Banknote, DoorOpen, PenLine, Scale } from 'lucide';
import { claims } from './claims/claims.ts';
import type { FeeTier } from './schemas.ts';

/** The fee below every threshold. */
export const baseTier: FeeTier = { percentPerYear: claims.baseFee.value, fromAmount: 0 };

/**
 * The fees for larger contracts. Both start at the same amount, and the price list does not say which
 * applies when: they are shown together, and no number is invented.
 */
export const reducedTiers: readonly FeeTier[] = [
  { percentPerYear: claims.reducedFee.value, fromAmount: claims.reducedFeeFrom.value },
  { percentPerYear: claims.lowestFee.value, fromAmount: claims.reducedFeeFrom.value },
];

/** Services without a fee by the name that their messages have, each with its icon. */
export const WAIVED_FEES = {
  upfront: PenLine,
  withdrawal: Banknote,
  rebalancing: Scale,
  cancellation: DoorOpen,
} as const;
