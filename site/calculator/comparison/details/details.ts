import type { ComponentType } from 'react';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '../../../i18n/locales.ts';
import type { CalculationRequest } from '../../client/client.ts';

/** What every layer is about: the question whose answer the page shows. */
export interface LayerProps {
  request: CalculationRequest;
}

type Loader = () => Promise<ComponentType<LayerProps>>;

/**
 * The table of layers, in the order shown: what the calculator says on demand, each with the import
 * of its view. Titles are the messages `comparison.calculator.layer.<key>`, everything else that a
 * layer says has an id that starts with `comparison.layer.`.
 */
export const LAYERS = {
  why: async () => (await import('./Why.tsx')).Why,
  overTime: async () => (await import('./OverTime.tsx')).OverTime,
  costOnly: async () => (await import('./CostOnly.tsx')).CostOnly,
  pension: async () => (await import('./Pension.tsx')).Pension,
  range: async () => (await import('./Range.tsx')).Range,
  leavesOut: async () => (await import('./LeavesOut.tsx')).LeavesOut,
} as const satisfies Record<string, Loader>;

export type LayerKey = keyof typeof LAYERS;

/** What all layers say in a language, beyond their titles. */
export const LAYER_TEXTS: Record<
  Locale,
  () => Promise<{ default: Record<string, MessageFormatElement[]> }>
> = {
  en: () => import('virtual:island-messages/layers/en'),
  de: () => import('virtual:island-messages/layers/de'),
};
