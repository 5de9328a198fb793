import type { CustomKey } from '../assumptions/assumption-table.ts';
import type { Choices } from './choices.ts';
import type { Field } from './fields.ts';

/** What our product is compared with: a depot, a provider that we assume, or the visitor's own offer. */
export type CompetitorKind = 'depot' | 'assumed' | 'offer';

/** What our product is compared with. The other provider is an assumption until there is an offer. */
export function getCompetitorKind({
  comparisonType,
  custom,
}: Pick<Choices, 'comparisonType' | 'custom'>): CompetitorKind {
  if (comparisonType === 'OWN_INVESTMENT') return 'depot';
  return custom.effectiveCost === undefined ? 'assumed' : 'offer';
}

/** Whether a value counts in a comparison: the form asks for no other. */
export function isAsked(key: Field | CustomKey, kind: CompetitorKind): boolean {
  return COUNTS_BESIDE[key]?.includes(kind) ?? true;
}

/** What counts beside some competitors only. Everything else counts beside each. */
const COUNTS_BESIDE: Partial<Record<Field | CustomKey, readonly CompetitorKind[]>> = {
  portfolioRebalancing: ['depot'],
  assetFee: ['depot'],
  orderFee: ['depot'],
  depotEtfCost: ['depot'],
  baseRate: ['depot'],
  otherContractFee: ['assumed'],
  otherUpfrontCost: ['assumed'],
  otherEtfCost: ['assumed'],
  effectiveCost: ['assumed', 'offer'],
};
