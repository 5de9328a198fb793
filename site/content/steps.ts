import type { SceneName } from '../../design-system/drawings/Scene/drawings.ts';
import { keysOf } from '../../lib/objects.ts';

/** The five steps from the first question to retirement in their order, each with its picture. */
export const STEP_SCENES = {
  gap: 'stepGap',
  portfolio: 'stepPortfolio',
  expert: 'stepExpert',
  app: 'stepApp',
  years: 'stepYears',
} as const satisfies Readonly<Record<string, SceneName>>;

export const STEPS = keysOf(STEP_SCENES);
