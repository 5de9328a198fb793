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

interface PricingFeature {
  title: MessageId;
  icon: LucideIcon;
  tooltip: MessageId;
}

/** What costs nothing (requirements row 116). */
export const pricingFeatures: readonly PricingFeature[] = [
  { title: 'pricing.upfront.title', icon: PenLine, tooltip: 'pricing.upfront.hint' },
  { title: 'pricing.withdrawal.title', icon: Banknote, tooltip: 'pricing.withdrawal.hint' },
  { title: 'pricing.rebalancing.title', icon: Scale, tooltip: 'pricing.rebalancing.hint' },
  { title: 'pricing.cancellation.title', icon: DoorOpen, tooltip: 'pricing.cancellation.hint' },
];

/** The amounts, in euros, from which more than one fee is said to apply. */
export function duplicateThresholds(tiers: readonly FeeTier[]): number[] {
  const amounts = tiers.map(({ fromAmount }) => fromAmount);
  return [...new Set(amounts.filter((amount, at) => amounts.indexOf(amount) !== at))];
}
