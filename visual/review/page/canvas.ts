import type { CSSProperties } from 'react';
import type { Box, Image, Region, Result } from '../../model/report.ts';
import type { Side } from '../../model/sides.ts';

/** The pictures that each view shows. */
export const VIEWS = {
  side: ['before', 'after'],
  difference: ['difference'],
  onion: ['before', 'after'],
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

/** A view's pictures with their size, in px of the pictures. */
export type Canvas = ReturnType<typeof layOut>;

/** One picture and where it lies on the canvas. */
type Layer = Canvas['layers'][number];

/** What is drawn on one side of the stage. */
export interface LayeredProps {
  layer: Layer;
  canvas: Canvas;
  result: Result;
}

/**
 * Lays out pictures on canvases of one size: aligned at their corners, or at one region of both, so that
 * a page whose rows moved can also be compared below the moved rows.
 */
export function layOut(result: Result, sides: readonly Side[], region?: Region) {
  const shared = result.before && result.after ? region : undefined;
  const layers = sides.flatMap((side) => {
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

/** Whether two pictures are larger one above the other than side by side, on a stage about this wide. */
export function isWide({ width, height }: Pick<Canvas, 'width' | 'height'>): boolean {
  return width / height > 1.8;
}

/**
 * The part of a picture that a thumbnail shows: a changed place with what is around it, in full size or
 * as much smaller as it must be; without a place the top in full width.
 * @returns size of the whole picture, and how far it is moved to the left and up, in px of the window
 */
export function crop(
  { width, height }: Image,
  place: Box | undefined,
  { width: across, height: down }: { width: number; height: number },
): Box {
  const box = place ?? { x: 0, y: 0, width, height: 0 };
  const scale = Math.min(1, across / box.width, down / Math.max(1, box.height));
  const offset = (from: number, size: number, window: number, whole: number) =>
    Math.max(0, Math.min((from + size / 2) * scale - window / 2, whole * scale - window));
  return {
    width: width * scale,
    height: height * scale,
    x: offset(box.x, box.width, across, width),
    y: offset(box.y, box.height, down, height),
  };
}

/** The parts of a picture that its file has: where each belongs, and where the file lies behind it. */
export function listParts({ width, height, rows = [[0, height]] }: Image) {
  const heights = rows.map(([top, end]) => end - top);
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  return rows.map(([top], index) => ({
    part: { x: 0, y: top, width, height: heights[index] ?? 0 },
    file: { x: 0, y: 0 - sum(heights.slice(0, index)), width, height: sum(heights) },
  }));
}

/** In percent, so that it fits a canvas of any size. */
export function positionAt(
  { x, y, width, height }: Box,
  canvas: Pick<Canvas, 'width' | 'height'>,
): CSSProperties {
  return {
    left: `${(x / canvas.width) * 100}%`,
    top: `${(y / canvas.height) * 100}%`,
    width: `${(width / canvas.width) * 100}%`,
    height: `${(height / canvas.height) * 100}%`,
  };
}
