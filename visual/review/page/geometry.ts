import type { Box, Region, Result } from '../../report.ts';

/** Where both pictures lie on one common sheet, in px of the pictures. */
export interface Sheet {
  width: number;
  height: number;
  before?: Box;
  after?: Box;
}

/**
 * Lays both pictures on one sheet: at their corners, or with one region of both in the same place,
 * so that a page whose rows moved can be compared below the move, too.
 */
export function sheetOf({ before, after }: Result, region?: Region): Sheet {
  const dx = region && before && after ? region.after.x - region.before.x : 0;
  const dy = region && before && after ? region.after.y - region.before.y : 0;
  const layers = {
    ...(before && { before: placed(before, Math.max(0, dx), Math.max(0, dy)) }),
    ...(after && { after: placed(after, Math.max(0, -dx), Math.max(0, -dy)) }),
  };
  const boxes = Object.values(layers);
  return {
    ...layers,
    width: Math.max(1, ...boxes.map(({ x, width }) => x + width)),
    height: Math.max(1, ...boxes.map(({ y, height }) => y + height)),
  };
}

/** A box of one picture, as it lies on the sheet. */
export function onSheet(box: Box, layer: Box): Box {
  return { ...box, x: box.x + layer.x, y: box.y + layer.y };
}

/** The middle of a box. */
export function middleOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

function placed({ width, height }: Pick<Box, 'width' | 'height'>, x: number, y: number): Box {
  return { x, y, width, height };
}
