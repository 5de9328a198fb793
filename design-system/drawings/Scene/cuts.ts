import { createRecord, mapValues } from '../../../lib/objects.ts';
import { roundToTenth } from '../../../lib/round-to-tenth.ts';
import { type BannerSize, drawings, SCENE_NAMES, type SceneName, type View } from './drawings.ts';

/** The files of a banner's picture in CSS pixels: the window shows their middle and never scales them down. */
export const BANNER_SIZES = {
  small: { width: 960, height: 260 },
  medium: { width: 1264, height: 620 },
  large: { width: 2560, height: 680 },
} satisfies Record<BannerSize, object>;

/** The picture at the foot of a page with little text. */
export const HORIZON_SIZE = { width: 2000, height: 400 } as const;

/** A card's picture in CSS pixels; twice as many as the widest card, of its proportions. */
export const CARD_SIZE = { width: 768, height: 432 } as const;

/** The scenes that banners and cards show. */
export type BannerScene = {
  [Name in SceneName]: (typeof drawings)[Name] extends { card: View } ? Name : never;
}[SceneName];

/** Whether banners and cards show a scene. */
export function isBannerScene(name: SceneName): name is BannerScene {
  return 'card' in drawings[name];
}

export const BANNER_SCENES = SCENE_NAMES.filter(isBannerScene);

/** The part of its drawing that each file of a banner shows. */
export const bannerCuts = createRecord(BANNER_SCENES, (scene) =>
  mapValues(drawings[scene].banner, ([scale, ...foot], size) =>
    cut(BANNER_SIZES[size], scale, foot),
  ),
);

/** The part of its drawing that a card shows. */
export const cardViews = createRecord(BANNER_SCENES, (scene) => drawings[scene].card);

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
