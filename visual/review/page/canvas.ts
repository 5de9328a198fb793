import type { Box, Image, Region, Result } from '../../results/report.ts';
import { type Side, VIEWS, type View } from './views.ts';

/** One picture and where it lies on the canvas. */
export interface Layer {
  side: Side;
  image: Image;
  box: Box;
}

/** What a view shows, in px of the pictures. */
export interface Canvas {
  width: number;
  height: number;
  layers: Layer[];
}

/**
 * Lays out pictures on canvases of one size: aligned at their corners, or at one region of both, so that
 * a page whose rows moved can also be compared below the moved rows.
 */
export function layOut(result: Result, view: View, region: Region | undefined): Canvas {
  const shared = result.before && result.after ? region : undefined;
  const layers = VIEWS[view].flatMap((side): Layer[] => {
    const offset = (axis: 'x' | 'y') =>
      shared && side !== 'difference'
        ? Math.max(shared.before[axis], shared.after[axis]) - shared[side][axis]
        : 0;
    const image = result[side];
    if (!image) return [];
    const { width, height } = image;
    return [{ side, image, box: { x: offset('x'), y: offset('y'), width, height } }];
  });
  return {
    width: Math.max(1, ...layers.map(({ box }) => box.x + box.width)),
    height: Math.max(1, ...layers.map(({ box }) => box.y + box.height)),
    layers,
  };
}

/** The position of a changed place on the canvas, in one of its layers. */
export function placeIn({ side, box }: Layer, { before, after }: Region): Box {
  // The difference contains removed rows as well as added ones, so places below are never higher up.
  if (side === 'difference') return { ...after, y: Math.max(before.y, after.y) };
  const place = side === 'before' ? before : after;
  return { ...place, x: place.x + box.x, y: place.y + box.y };
}
