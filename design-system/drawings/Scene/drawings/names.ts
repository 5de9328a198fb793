/** The names of all whole pictures, apart from the drawings so that plain Node can read them. */
export const SCENE_NAMES = [
  'horizon',
  'desk',
  'shop',
  'swing',
  'suitcase',
  'chart',
  'bench',
  'stepGap',
  'stepPortfolio',
  'stepExpert',
  'stepApp',
  'stepYears',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
