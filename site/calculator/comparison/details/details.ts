import type { ComponentType } from 'react';
import type { PartName } from '../../../islands/message-sets.ts';
import type { DetailProps } from './detail-data.ts';

/**
 * The table of detail panels, in the order shown: what the calculator explains on demand, each with
 * the import of its view. Titles are the messages `comparison.calculator.detail.<key>`, all other
 * texts of a panel are of the sets that `listDetailMessages` names.
 */
export const DETAILS = {
  why: async () => (await import('./Why.tsx')).Why,
  overTime: async () => (await import('./OverTime.tsx')).OverTime,
  costOnly: async () => (await import('./CostOnly.tsx')).CostOnly,
  pension: async () => (await import('./Pension.tsx')).Pension,
  range: async () => (await import('./Range.tsx')).Range,
  leavesOut: async () => (await import('./LeavesOut.tsx')).LeavesOut,
  assumptions: async () => (await import('./AssumptionList.tsx')).AssumptionList,
} as const satisfies Record<string, () => Promise<ComponentType<DetailProps>>>;

export type DetailKey = keyof typeof DETAILS;

/** The names and sources of assumptions are loaded with their list alone. */
export function listDetailMessages(key: DetailKey): PartName[] {
  return key === 'assumptions' ? ['details', 'assumptions'] : ['details'];
}
