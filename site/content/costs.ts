import { Banknote, DoorOpen, type LucideIcon, PenLine, Scale } from 'lucide-react';
import type { MessageId } from '../messages/index.ts';
import { claim } from './claims.ts';
import type { FeeTier } from './schemas.ts';

/** The fee below every threshold. */
export const baseTier: FeeTier = { percentPerYear: claim('baseFee').value, fromAmount: 0 };

/**
 * The fees for larger contracts. Both start at the same amount, as in the specification (requirements
 * row 115): `duplicateThresholds` finds that, and its test expects nothing else.
 */
export const reducedTiers: readonly FeeTier[] = [
  { percentPerYear: claim('reducedFee').value, fromAmount: claim('reducedFeeFrom').value },
  { percentPerYear: claim('lowestFee').value, fromAmount: claim('reducedFeeFrom').value },
];

interface WaivedFee {
  title: MessageId;
  icon: LucideIcon;
  tooltip: MessageId;
}

/** What costs nothing (requirements row 116). */
export const waivedFees: readonly WaivedFee[] = [
  { title: 'costs.upfront.title', icon: PenLine, tooltip: 'costs.upfront.hint' },
  { title: 'costs.withdrawal.title', icon: Banknote, tooltip: 'costs.withdrawal.hint' },
  { title: 'costs.rebalancing.title', icon: Scale, tooltip: 'costs.rebalancing.hint' },
  { title: 'costs.cancellation.title', icon: DoorOpen, tooltip: 'costs.cancellation.hint' },
];

/** The amounts, in euros, from which more than one fee is said to apply. */
export function duplicateThresholds(tiers: readonly FeeTier[]): number[] {
  const amounts = tiers.map(({ fromAmount }) => fromAmount);
  return [...new Set(amounts.filter((amount, at) => amounts.indexOf(amount) !== at))];
}
