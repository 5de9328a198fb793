import type { Box, Image, Region, Result } from '../../report.ts';
import type { View } from './views.ts';

/** One picture and where it lies on the sheet. */
export interface Layer {
  side: 'before' | 'after' | 'difference';
  image: Image;
  box: Box;
}

/** What a view shows, in px of the pictures. */
export interface Sheet {
  width: number;
  height: number;
  layers: Layer[];
}

/**
 * Lays out pictures on one sheet: aligned at their corners, or at one region of both, so that a page
 * whose rows moved can also be compared below the moved rows.
 */
export function sheetOf(
  { before, after, difference }: Result,
  view: View | 'single',
  region?: Region,
): Sheet {
  const shift = region && before && after ? region : undefined;
  const dx = shift ? shift.after.x - shift.before.x : 0;
  const dy = shift ? shift.after.y - shift.before.y : 0;
  const layers =
    view === 'difference'
      ? layerOf('difference', difference, 0, 0)
      : [...layerOf('before', before, dx, dy), ...layerOf('after', after, -dx, -dy)];
  return {
    width: Math.max(1, ...layers.map(({ box }) => box.x + box.width)),
    height: Math.max(1, ...layers.map(({ box }) => box.y + box.height)),
    layers,
  };
}

/** The position of a changed place on the sheet, in one of its layers. */
export function placeIn({ side, box }: Layer, { before, after }: Region): Box {
  // The difference contains removed rows as well as added ones, so places below are never higher up.
  if (side === 'difference') return { ...after, y: Math.max(before.y, after.y) };
  const place = side === 'before' ? before : after;
  return { ...place, x: place.x + box.x, y: place.y + box.y };
}

/** A sheet in its window. */
export interface Scene {
  sheet: Sheet;
  /** Screen pixels for one of the picture. */
  scale: number;
  /** Size of the window. */
  room: { width: number; height: number };
  regions: readonly Region[];
  /** Index of the region to show. */
  region: number | null;
}

/** The point of the sheet in the centre of the window. */
export interface Camera {
  x: number;
  y: number;
  /** The region that was jumped to last. */
  region: number | null;
}

/**
 * The new camera: at the region that was jumped to, or where the user was before. A picture whose
 * first changed place is not visible at the top opens at that place.
 */
export function aimed(camera: Camera | undefined, scene: Scene): Camera {
  const { sheet, scale, room, regions, region } = scene;
  const layer = sheet.layers.at(-1);
  const target = regions[region ?? 0];
  const place = layer && target && placeIn(layer, target);
  const isJump = region !== null && camera?.region !== region;
  const isOutOfSight = place && (place.y + place.height) * scale > room.height;
  if (place && (isJump || (!camera && isOutOfSight))) {
    return { x: place.x + place.width / 2, y: place.y + place.height / 2, region };
  }
  return camera ? { ...camera, region } : { ...middleAt({ left: 0, top: 0 }, scene), region };
}

/** The scroll position for a camera, limited by the size of the sheet. */
export function scrollFor({ x, y }: Camera, { sheet, scale, room }: Scene) {
  const within = (to: number, end: number) => Math.min(Math.max(0, end), Math.max(0, to));
  return {
    left: within(x * scale - room.width / 2, sheet.width * scale - room.width),
    top: within(y * scale - room.height / 2, sheet.height * scale - room.height),
  };
}

/** The point in the centre of the visible area at a scroll position. */
export function middleAt(
  { left, top }: { left: number; top: number },
  { sheet, scale, room }: Scene,
): Pick<Camera, 'x' | 'y'> {
  return {
    x: left / scale + Math.min(room.width / scale, sheet.width) / 2,
    y: top / scale + Math.min(room.height / scale, sheet.height) / 2,
  };
}

function layerOf(side: Layer['side'], image: Image | undefined, x: number, y: number): Layer[] {
  if (!image) return [];
  const { width, height } = image;
  return [{ side, image, box: { x: Math.max(0, x), y: Math.max(0, y), width, height } }];
}
