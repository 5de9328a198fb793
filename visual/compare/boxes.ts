import type { Box } from '../report.ts';
import type { Mask } from './changed-pixels.ts';

/**
 * Tight boxes around groups of marked pixels in some rows, top down.
 * @param reach in px: pixels in the same or in neighbouring cells of this size are one group
 */
export function boxesOf(mask: Mask, top: number, bottom: number, reach: number): Box[] {
  const cells = cellsOf(mask, top, bottom, reach);
  const boxes: Box[] = [];
  for (const start of cells.keys()) {
    const group = takeGroup(cells, start);
    if (group) boxes.push(boxOf(group));
  }
  return boxes.sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Edges of the marked pixels, the last column and row included. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** More columns of cells than any picture has. */
const COLUMNS = 1 << 16;

function cellsOf({ width, data }: Mask, top: number, bottom: number, reach: number) {
  const cells = new Map<number, Edges>();
  for (let y = top; y < bottom; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    const rowOfCells = Math.floor((y - top) / reach) * COLUMNS;
    const last = row.lastIndexOf(1);
    for (let left = first; left <= last; left = row.indexOf(1, left)) {
      const column = Math.floor(left / reach);
      let right = Math.min((column + 1) * reach, last + 1) - 1;
      while (row[right] !== 1) right--;
      const key = rowOfCells + column;
      const cell = cells.get(key);
      const edges = { left, top: y, right, bottom: y };
      cells.set(key, cell ? joined(cell, edges) : edges);
      if (right === last) break;
      left = right + 1;
    }
  }
  return cells;
}

function takeGroup(cells: Map<number, Edges>, start: number): Edges | undefined {
  let group = cells.get(start);
  if (!group) return undefined;
  cells.delete(start);
  const reached = [start];
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    for (const step of [-1, 0, 1]) {
      for (const next of [cell - COLUMNS + step, cell + step, cell + COLUMNS + step]) {
        const edges = cells.get(next);
        if (!edges) continue;
        cells.delete(next);
        reached.push(next);
        group = joined(group, edges);
      }
    }
  }
  return group;
}

function joined(one: Edges, other: Edges): Edges {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function boxOf({ left, top, right, bottom }: Edges): Box {
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
