import { mapValues } from '../../lib/objects.ts';
import type { Aligned } from '../model/pixels.ts';
import type { Box, Region } from '../model/report.ts';
import { findChangedRuns, type Run, type Swap } from './changed-runs.ts';

/** Pixels that are closer than this, in px, belong to one region. */
const REACH = 8;

/**
 * Tight boxes around changed pixels that lie close together.
 * @param isShown leaves out changes
 */
export function findChangedRegions(
  aligned: Aligned,
  isShown: (change: Swap) => boolean = () => true,
): Region[] {
  return joinRegions(findBoxes(aligned, isShown), REACH);
}

/** Rows that were inserted or removed: one of the two boxes has no height. */
export function findUnpairedRegions({ after: { width }, sections }: Aligned): Region[] {
  return sections
    .filter(({ kind }) => kind !== 'paired')
    .map(({ kind, before, after, rows }) => ({
      before: { x: 0, y: before, width, height: kind === 'removed' ? rows : 0 },
      after: { x: 0, y: after, width, height: kind === 'inserted' ? rows : 0 },
    }));
}

/** The most regions that a reviewer can look at one by one. */
const MOST = 60;

/** Regions to show, from top to bottom: neighbours are joined when there would be too many. */
export function limitRegions(regions: readonly Region[]): Region[] {
  let few = regions.toSorted(compareTopDown);
  for (let reach = 2 * REACH; few.length > MOST; reach *= 2) few = joinRegions(few, reach);
  return few;
}

/** One box for the changed pixels of a row that lie close together. */
function* findBoxes(aligned: Aligned, isShown: (change: Swap) => boolean): Generator<Region> {
  let box: Run | undefined;
  for (const run of findChangedRuns(aligned)) {
    if (!isShown(run)) continue;
    if (box?.after === run.after && run.x < box.x + box.width + REACH) {
      box.width = run.x + run.width - box.x;
    } else {
      if (box) yield makeRegion(box);
      box = run;
    }
  }
  if (box) yield makeRegion(box);
}

function makeRegion({ x, width, before, after }: Run): Region {
  const box = { x, width, height: 1 };
  return { before: { ...box, y: before }, after: { ...box, y: after } };
}

/** Joins regions, given from top to bottom, that are close together. */
function joinRegions(regions: Iterable<Region>, reach: number): Region[] {
  const all: Region[] = [];
  // Those that a region further down can still be close to.
  let open: Region[] = [];
  for (const region of regions) {
    const { x, y, width } = region.after;
    const found = Object.groupBy(open, ({ after }) => {
      if (after.y + after.height + reach <= y) return 'above';
      const gap = Math.max(x, after.x) - Math.min(x + width, after.x + after.width);
      return gap < reach ? 'close' : 'beside';
    });
    const { above = [], close = [], beside = [] } = found;
    all.push(...above);
    open = [...beside, close.reduce(boundRegions, region)];
  }
  return [...all, ...open].sort(compareTopDown);
}

/** The bounding boxes of two regions. */
function boundRegions(one: Region, other: Region): Region {
  return mapValues(one, (box, side) => boundBoxes(box, other[side]));
}

function boundBoxes(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

function compareTopDown(one: Region, other: Region): number {
  return one.after.y - other.after.y || one.after.x - other.after.x;
}
