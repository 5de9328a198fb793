import { keysOf } from '../../../lib/objects.ts';
import { roundToTenth } from '../../../lib/round-to-tenth.ts';
import type { SceneName } from './drawings.ts';

/** A part of a drawing in its own units: what of it a file shows. */
export type View = readonly [x: number, y: number, width: number, height: number];

/** The files of a banner's picture in CSS pixels: the window shows their middle and never scales them down. */
export const BANNER_SIZES = {
  small: { width: 960, height: 260 },
  medium: { width: 1264, height: 620 },
  large: { width: 2560, height: 680 },
} as const;

export type BannerSize = keyof typeof BANNER_SIZES;

/** The picture at the foot of a page with little text. */
export const HORIZON_SIZE = { width: 2000, height: 400 } as const;

/** A card's picture in CSS pixels; twice as many as the widest card, of its proportions. */
export const CARD_SIZE = { width: 768, height: 432 } as const;

/** How far to the end of the page's middle a card's thing stands, in CSS pixels: words end before it. */
const BESIDE = { medium: 230, large: 266 };

/**
 * The part of its drawing that each file of a banner shows. As files are not scaled to the window, a thing
 * keeps its distance from the page's middle, and with it from the words beside it.
 */
export const bannerCuts = {
  horizon: {
    small: cut(BANNER_SIZES.small, 0.39, [735, 850]),
    medium: cut(BANNER_SIZES.medium, 0.75, [470, 812]),
    large: cut(BANNER_SIZES.large, 1, [672, 804]),
  },
  desk: cutBesideWords(460),
  shop: cutBesideWords(454),
  swing: {
    ...cutBesideWords(480),
    // The tree is as high as the picture, whose sky begins behind the last words.
    small: cut(BANNER_SIZES.small, 0.375, [480, 672]),
  },
  suitcase: cutBesideWords(460),
  chart: cutBesideWords(470),
  bench: cutBesideWords(500),
} satisfies Partial<Record<SceneName, Record<BannerSize, View>>>;

export type BannerScene = keyof typeof bannerCuts;

export const BANNER_SCENES = keysOf(bannerCuts);

/** The part of its drawing that a card shows: all of its thing, as large as it can be. */
export const cardViews: Record<BannerScene, View> = {
  horizon: [440, 262, 992, 558],
  desk: [70, 160, 800, 450],
  shop: [50, 160, 800, 450],
  swing: [20, 36, 992, 558],
  suitcase: [-20, 60, 928, 522],
  chart: [40, 104, 880, 495],
  bench: [40, 74, 928, 522],
};

/** The part of the scene `horizon` at the foot of a page. */
export const HORIZON_VIEW = cut(HORIZON_SIZE, 0.65, [720, 772]);

type Point = readonly [x: number, y: number];

/** A place in each file of a banner: percent from its start and from its foot. */
export type BannerPlaces = Record<BannerSize, Point>;

/** Where a point of a drawing is in each file. */
export function getPlaces(scene: BannerScene, [x, y]: Point): BannerPlaces {
  const { small, medium, large } = bannerCuts[scene];
  const getPlace = ([left, top, width, height]: View) =>
    [toPercent(x - left, width), toPercent(top + height - y, height)] as const;
  return { small: getPlace(small), medium: getPlace(medium), large: getPlace(large) };
}

/** The cuts of a card whose thing stands around this place: in the middle on a phone, beside the words above. */
function cutBesideWords(x: number): Record<BannerSize, View> {
  const ground = 650;
  return {
    small: cut(BANNER_SIZES.small, 0.385, [x, 684]),
    medium: cut(BANNER_SIZES.medium, 0.75, [x - BESIDE.medium / 0.75, ground]),
    large: cut(BANNER_SIZES.large, 1, [x - BESIDE.large, ground]),
  };
}

function toPercent(part: number, whole: number): number {
  return roundToTenth((part / whole) * 100);
}

/**
 * The view that fills a file.
 * @param scale CSS pixels per unit of the drawing
 * @param foot what lies in the middle of the file's lower edge, in units of the drawing
 */
function cut(file: { width: number; height: number }, scale: number, [x, y]: Point): View {
  const width = Math.round(file.width / scale);
  const height = Math.round(file.height / scale);
  return [Math.round(x - width / 2), y - height, width, height];
}
