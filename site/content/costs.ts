import { Banknote, DoorOpen, type IconNode, PenLine, Scale } from 'lucide';
import type { MessageId } from '../i18n/messages/index.ts';
import { getClaim } from './claims/claims.ts';
import type { FeeTier } from './schemas.ts';

/** The fee below every threshold. */
export const baseTier: FeeTier = { percentPerYear: getClaim('baseFee').value, fromAmount: 0 };

/**
 * The fees for larger contracts. Both start at the same amount, and the price list does not say which
 * applies when: they are shown together, and no number is invented.
 */
export const reducedTiers: readonly FeeTier[] = [
  { percentPerYear: getClaim('reducedFee').value, fromAmount: getClaim('reducedFeeFrom').value },
  { percentPerYear: getClaim('lowestFee').value, fromAmount: getClaim('reducedFeeFrom').value },
];

interface WaivedFee {
  title: MessageId;
  icon: IconNode;
  tooltip: MessageId;
}

/** Services without a fee. */
export const waivedFees: readonly WaivedFee[] = [
  { title: 'costs.upfront.title', icon: PenLine, tooltip: 'costs.upfront.hint' },
  { title: 'costs.withdrawal.title', icon: Banknote, tooltip: 'costs.withdrawal.hint' },
  { title: 'costs.rebalancing.title', icon: Scale, tooltip: 'costs.rebalancing.hint' },
  { title: 'costs.cancellation.title', icon: DoorOpen, tooltip: 'costs.cancellation.hint' },
];
