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
 * Lays out pictures on sheets of one size: aligned at their corners, or at one region of both, so that
 * a page whose rows moved can also be compared below the moved rows.
 */
export function sheetOf(
  { before, after, difference }: Result,
  view: View,
  region: Region | undefined,
): Sheet {
  const shift = before && after ? region : undefined;
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

function layerOf(side: Layer['side'], image: Image | undefined, x: number, y: number): Layer[] {
  if (!image) return [];
  const { width, height } = image;
  return [{ side, image, box: { x: Math.max(0, x), y: Math.max(0, y), width, height } }];
}
