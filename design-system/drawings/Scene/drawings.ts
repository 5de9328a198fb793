import { keysOf } from '../../../lib/objects.ts';

interface Drawing {
  width: number;
  height: number;
}

/** A drawing that banners and cards show, too. */
interface Picture extends Drawing {
  /** As files are not scaled to the window, a thing keeps its distance from the page's middle, and with it from the words beside it. */
  banner: Record<BannerSize, BannerCut>;
  /** All of its thing, as large as it can be. */
  card: View;
}

/** The files of a banner's picture, for windows of different widths. */
export type BannerSize = 'small' | 'medium' | 'large';

/** CSS pixels per unit of the drawing, and what lies in the middle of the file's lower edge. */
type BannerCut = readonly [scale: number, x: number, y: number];

/** A part of a drawing in its own units: what of it a file shows. */
export type View = readonly [x: number, y: number, width: number, height: number];

const CARD = { width: 800, height: 600 };

/** How far to the end of the page's middle a card's thing stands, in CSS pixels: words end before it. */
const BESIDE = { medium: 230, large: 266 };

/** All drawings by the names of their files in `drawings/`. */
export const drawings = {
  horizon: {
    ...{ width: 1440, height: 900 },
    banner: { small: [0.39, 735, 850], medium: [0.75, 470, 812], large: [1, 672, 804] },
    card: [440, 262, 992, 558],
  },
  desk: { ...CARD, banner: cutBesideWords(460), card: [70, 160, 800, 450] },
  shop: { ...CARD, banner: cutBesideWords(454), card: [50, 160, 800, 450] },
  swing: {
    ...CARD,
    // The tree is as high as the picture, whose sky begins behind the last words.
    banner: { ...cutBesideWords(480), small: [0.375, 480, 672] },
    card: [20, 36, 992, 558],
  },
  suitcase: { ...CARD, banner: cutBesideWords(460), card: [-20, 60, 928, 522] },
  chart: { ...CARD, banner: cutBesideWords(470), card: [40, 104, 880, 495] },
  bench: { ...CARD, banner: cutBesideWords(500), card: [40, 74, 928, 522] },
  stepGap: CARD,
  stepPortfolio: CARD,
  stepExpert: CARD,
  stepApp: CARD,
  stepYears: CARD,
} satisfies Record<string, Drawing | Picture>;

export type SceneName = keyof typeof drawings;

export const SCENE_NAMES = keysOf(drawings);

/** A card whose thing stands around this place: in the middle on a phone, beside the words above. */
function cutBesideWords(x: number): Picture['banner'] {
  const ground = 650;
  return {
    small: [0.385, x, 684],
    medium: [0.75, x - BESIDE.medium / 0.75, ground],
    large: [1, x - BESIDE.large, ground],
  };
}
