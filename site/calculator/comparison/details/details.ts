import type { ComponentType } from 'react';
import type { DetailProps } from './detail-data.ts';

/**
 * The table of detail panels, in the order shown: what the calculator explains on demand, each with
 * the import of its view. Titles are the messages `comparison.calculator.detail.<key>`, all other
 * texts of a panel have ids that start with `comparison.detail.`.
 */
export const DETAILS = {
  why: async () => (await import('./Why.tsx')).Why,
  overTime: async () => (await import('./OverTime.tsx')).OverTime,
  costOnly: async () => (await import('./CostOnly.tsx')).CostOnly,
  pension: async () => (await import('./Pension.tsx')).Pension,
  range: async () => (await import('./Range.tsx')).Range,
  leavesOut: async () => (await import('./LeavesOut.tsx')).LeavesOut,
} as const satisfies Record<string, () => Promise<ComponentType<DetailProps>>>;

export type DetailKey = keyof typeof DETAILS;
