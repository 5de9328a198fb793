import { keysOf } from '../../../lib/objects.ts';

const CARD = { width: 800, height: 600 };

/** The sizes of all drawings by the names of their files in `drawings/`. */
export const drawings = {
  horizon: { width: 1440, height: 900 },
  desk: CARD,
  shop: CARD,
  swing: CARD,
  suitcase: CARD,
  chart: CARD,
  bench: CARD,
  stepGap: CARD,
  stepPortfolio: CARD,
  stepExpert: CARD,
  stepApp: CARD,
  stepYears: CARD,
};

export type SceneName = keyof typeof drawings;

export const SCENE_NAMES = keysOf(drawings);
