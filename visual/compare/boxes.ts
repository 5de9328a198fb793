import type { Box } from '../report.ts';
import type { Mask } from './pixels.ts';

/**
 * Tight bounding boxes of groups of marked pixels in a range of rows.
 * @param reach cell size in px: pixels in the same or in neighbouring cells form one group
 */
export function boxesOf(mask: Mask, top: number, bottom: number, reach: number): Box[] {
  const cells = cellsOf(mask, top, bottom, reach);
  const boxes: Box[] = [];
  for (const start of cells.keys()) boxes.push(takeGroup(cells, start));
  return boxes;
}

/** The bounding box of two boxes. */
export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** More columns of cells than any picture has. */
const COLUMNS = 1 << 16;

/** Bounding boxes of the marked pixels of each cell, by cell number. */
function cellsOf({ width, data }: Mask, top: number, bottom: number, reach: number) {
  const cells = new Map<number, Box>();
  for (let y = top; y < bottom; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const rowOfCells = Math.floor((y - top) / reach) * COLUMNS;
    let end = 0;
    for (let x = row.indexOf(1); x >= 0; x = row.indexOf(1, end)) {
      const column = Math.floor(x / reach);
      end = (column + 1) * reach;
      const box = { x, y, width: row.lastIndexOf(1, end - 1) + 1 - x, height: 1 };
      const cell = cells.get(rowOfCells + column);
      cells.set(rowOfCells + column, cell ? around(cell, box) : box);
    }
  }
  return cells;
}

/** Removes a cell and everything connected to it; returns their bounding box. */
function takeGroup(cells: Map<number, Box>, start: number): Box {
  const reached = new Set([start]);
  const boxes: Box[] = [];
  // Iterating over a Set also visits elements added during the iteration.
  for (const cell of reached) {
    const box = cells.get(cell);
    if (!box) continue;
    boxes.push(box);
    cells.delete(cell);
    for (const step of [-1, 0, 1]) {
      for (const next of [cell - COLUMNS + step, cell + step, cell + COLUMNS + step]) {
        if (cells.has(next)) reached.add(next);
      }
    }
  }
  return boxes.reduce(around);
}
