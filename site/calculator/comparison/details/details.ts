import type { ComponentType } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';
import type { CalculationRequest } from '../../client/client.ts';

/** What every layer is about: the question whose answer the page shows. */
export interface DetailProps {
  request: CalculationRequest;
}

type Loader = () => Promise<ComponentType<DetailProps>>;

/**
 * The table of layers, in the order shown: what the calculator says on demand, each with the import
 * of its view. Titles are the messages `comparison.calculator.detail.<key>`, everything else that a
 * layer says has an id that starts with `comparison.detail.`.
 */
export const DETAILS = {
  why: async () => (await import('./Why.tsx')).Why,
  overTime: async () => (await import('./OverTime.tsx')).OverTime,
  costOnly: async () => (await import('./CostOnly.tsx')).CostOnly,
  pension: async () => (await import('./Pension.tsx')).Pension,
  range: async () => (await import('./Range.tsx')).Range,
  leavesOut: async () => (await import('./LeavesOut.tsx')).LeavesOut,
} as const satisfies Record<string, Loader>;

export type DetailKey = keyof typeof DETAILS;

/** What all layers say in a language, beyond their titles. */
export const DETAIL_TEXTS: Record<
  Locale,
  () => Promise<{ default: Record<string, MessageFormatElement[]> }>
> = {
  en: () => import('virtual:island-messages/details/en'),
  de: () => import('virtual:island-messages/details/de'),
};
