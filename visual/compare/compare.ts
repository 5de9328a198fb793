import type { Region } from '../report.ts';
import { alignRows, type PairedRows } from './align-rows.ts';
import { changedPixels } from './changed-pixels.ts';
import { changesOf, widthChanges } from './changes.ts';
import { type Pixels, rowBytes } from './pixels.ts';
import { changedRegions, fewRegions, unpairedRegions, wholeRegion } from './regions.ts';
import { summaryOf } from './summary.ts';

/** What differs between two pictures. */
export interface Difference {
  /** Every byte is equal. */
  isSame: boolean;
  /** Pixels that differ, were inserted or removed; rows that only moved are not counted. */
  changedPixels: number;
  /** Boxes that hold every changed pixel, top down; of height 0 where rows came or went. */
  regions: Region[];
  /** Sorted keys of what changed: the same key in two pictures is the same change. */
  changes: string[];
  /** One line for people. */
  summary: string;
  /** Rows that show the same place in both pictures; none when the width changed. */
  paired: PairedRows[];
}

/** Compares two pictures. Every pixel counts; content that moved is compared with where it was. */
export function compare(before: Pixels, after: Pixels): Difference {
  if (before.width !== after.width) return wholly(before, after);
  if (isSame(before, after)) {
    return same(before);
  }
  const paired = alignRows(before, after);
  const mask = changedPixels(before, after, paired);
  const unpaired = unpairedRegions(before, after, paired);
  const changed = changedRegions(mask, paired);
  const regions = fewRegions(mask, paired, changed, unpaired);
  const count =
    mask.count + before.width * sum(unpaired, (rows) => rows.before.height + rows.after.height);
  return {
    isSame: false,
    changedPixels: count,
    regions,
    changes: changesOf({ before, after, paired, mask, changed, unpaired }),
    summary: summaryOf(before, after, count, regions.length),
    paired,
  };
}

function isSame(before: Pixels, after: Pixels): boolean {
  return (
    before.height === after.height &&
    rowBytes(before, 0, before.height).equals(rowBytes(after, 0, after.height))
  );
}

function same({ height }: Pixels): Difference {
  return {
    isSame: true,
    changedPixels: 0,
    regions: [],
    changes: [],
    summary: 'no difference',
    paired: [{ before: 0, after: 0, rows: height }],
  };
}

/** Content flows anew in another width: there is nothing to compare it with. */
function wholly(before: Pixels, after: Pixels): Difference {
  const whole = wholeRegion(before, after);
  const count = Math.max(before.data.length, after.data.length);
  return {
    isSame: false,
    changedPixels: count,
    regions: [whole],
    changes: widthChanges(before, after, whole),
    summary: summaryOf(before, after, count, 1),
    paired: [],
  };
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0);
}
