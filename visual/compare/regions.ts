import type { Box, Region } from '../report.ts';
import type { PairedRows } from './align-rows.ts';
import { around, boxesOf } from './boxes.ts';
import type { Mask, Pixels } from './pixels.ts';

/** Groups of changed pixels that lie close together. */
export function changedRegions(mask: Mask, paired: readonly PairedRows[], reach = 8): Region[] {
  return paired.flatMap(({ before, after, rows }) =>
    boxesOf(mask, after, after + rows, reach).map((box) => ({
      before: { ...box, y: box.y - after + before },
      after: box,
    })),
  );
}

/** Rows that were inserted or removed: one of the two boxes has no height. */
export function unpairedRegions(
  before: Pixels,
  after: Pixels,
  paired: readonly PairedRows[],
): Region[] {
  const end = { before: before.height, after: after.height, rows: 0 };
  let top = { before: 0, after: 0 };
  return [...paired, end].flatMap((next) => {
    const gap = {
      before: rowsBox(before, top.before, next.before),
      after: rowsBox(after, top.after, next.after),
    };
    top = { before: next.before + next.rows, after: next.after + next.rows };
    return gap.before.height + gap.after.height > 0 ? [gap] : [];
  });
}

/** The most regions that a reviewer can look at one by one. */
const MOST = 60;

/** Regions to show, from top to bottom: neighbours are merged when there would be too many. */
export function fewRegions(
  mask: Mask,
  paired: readonly PairedRows[],
  unpaired: readonly Region[],
): Region[] {
  let regions = changedRegions(mask, paired);
  for (let reach = 16; regions.length + unpaired.length > MOST && reach <= 256; reach *= 2) {
    regions = changedRegions(mask, paired, reach);
  }
  const sorted = [...regions, ...unpaired].sort(topDown);
  const together = Math.ceil(sorted.length / MOST);
  return Array.from({ length: Math.ceil(sorted.length / together) }, (_, index) =>
    sorted.slice(index * together, (index + 1) * together).reduce((one, other) => ({
      before: around(one.before, other.before),
      after: around(one.after, other.after),
    })),
  );
}

function topDown(one: Region, other: Region): number {
  return (
    one.after.y - other.after.y || one.before.y - other.before.y || one.after.x - other.after.x
  );
}

function rowsBox({ width }: Pixels, top: number, end: number): Box {
  return { x: 0, y: top, width, height: end - top };
}
