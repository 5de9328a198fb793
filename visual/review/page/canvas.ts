import type { Box, Image, Region, Result } from '../../results/report.ts';

/** A picture of a result. */
export type Side = 'before' | 'after' | 'difference';

/** The pictures that each view shows. */
export const VIEWS = {
  side: ['before', 'after'],
  swipe: ['before', 'after'],
  difference: ['difference'],
} as const satisfies Record<string, readonly Side[]>;

/** One of the ways to view a picture. */
export type View = keyof typeof VIEWS;

/** Zoom levels: fit to the available width, or screen pixels per picture pixel. */
export const ZOOMS = ['fit', 1, 2, 4, 8] as const;

/** Whether a picture has a view; side by side also shows a picture without a counterpart. */
export function hasView(result: Result, view: View): boolean {
  const images = VIEWS[view].map((side) => result[side]);
  return view === 'side' ? images.some(Boolean) : images.every(Boolean);
}

/** The requested view, or the first one when the picture does not have it. */
export function chooseView(result: Result, wanted: View): View {
  return hasView(result, wanted) ? wanted : 'side';
}

/** One picture and where it lies on the canvas. */
export interface Layer {
  side: Side;
  image: Image;
  box: Box;
}

/** A view's pictures with their size, in px of the pictures. */
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
export function findPlace({ side, box }: Layer, { before, after }: Region): Box {
  // The difference contains removed rows as well as added ones, so places below are never higher up.
  if (side === 'difference') return { ...after, y: Math.max(before.y, after.y) };
  const place = side === 'before' ? before : after;
  return { ...place, x: place.x + box.x, y: place.y + box.y };
}
