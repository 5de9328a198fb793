import { counted } from '../counted.ts';
import type { Region } from '../report.ts';
import { alignRows, type PairedRows } from './align-rows.ts';
import { changesOf, widthChanges } from './changes.ts';
import { type Pixels, rowBytes } from './pixels.ts';
import { changedRegions, fewRegions, unpairedRegions, wholeRegion } from './regions.ts';

/** What differs between two pictures. */
export interface Difference {
  /** Whether every byte is equal. */
  isSame: boolean;
  /** Number of pixels that differ, were inserted or removed, without rows that only moved. */
  changedPixels: number;
  /** Boxes around all changed pixels, from top to bottom; height 0 where rows were added or removed. */
  regions: Region[];
  /** Sorted keys of the changes: the same key in two pictures means the same change. */
  changes: string[];
  /** Readable text, such as `8 px taller (2100 → 2108 px), 40 pixels in 1 place`. */
  summary: string;
  /** Rows that show the same content in both pictures; none when the width changed. */
  paired: PairedRows[];
}

/** Compares two pictures with tolerance 0. Moved content is compared with its old position. */
export function compare(before: Pixels, after: Pixels): Difference {
  if (before.width !== after.width) return wholeDifference(before, after);
  const paired = alignRows(before, after);
  const mask = changedMask(before, after, paired);
  const unpaired = unpairedRegions(before, after, paired);
  const changed = changedRegions(mask, paired);
  const regions = fewRegions(mask, paired, changed, unpaired);
  const unpairedRows = unpaired.map((rows) => rows.before.height + rows.after.height);
  const changedPixels =
    mask.count + before.width * unpairedRows.reduce((sum, rows) => sum + rows, 0);
  return {
    isSame: changedPixels === 0,
    changedPixels,
    regions,
    changes: changesOf({ before, after, paired, mask, unpaired }),
    summary: summaryOf(before, after, changedPixels, regions.length),
    paired,
  };
}

/** At another width content is laid out differently, so that rows cannot be compared. */
function wholeDifference(before: Pixels, after: Pixels): Difference {
  const whole = wholeRegion(before, after);
  const changedPixels = Math.max(before.data.length, after.data.length);
  return {
    isSame: false,
    changedPixels,
    regions: [whole],
    changes: widthChanges(before, after, whole),
    summary: summaryOf(before, after, changedPixels, 1),
    paired: [],
  };
}

/** The pixels of the after picture that differ from their counterparts; unpaired rows stay unmarked. */
function changedMask(before: Pixels, after: Pixels, paired: readonly PairedRows[]) {
  const { width } = after;
  const data = new Uint8Array(width * after.height);
  let count = 0;
  for (const pair of paired) {
    for (let row = 0; row < pair.rows; row++) {
      if (rowBytes(before, pair.before + row).equals(rowBytes(after, pair.after + row))) continue;
      const start = (pair.before + row) * width;
      const other = (pair.after + row) * width;
      for (let x = 0; x < width; x++) {
        if (before.data[start + x] === after.data[other + x]) continue;
        data[other + x] = 1;
        count++;
      }
    }
  }
  return { width, data, count };
}

function summaryOf(before: Pixels, after: Pixels, pixels: number, places: number): string {
  return [
    grown(before.width, after.width, 'wider', 'narrower'),
    grown(before.height, after.height, 'taller', 'shorter'),
    `${counted(pixels, 'pixel')} in ${counted(places, 'place')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function grown(before: number, after: number, more: string, less: string): string {
  if (before === after) return '';
  return `${Math.abs(after - before)} px ${after > before ? more : less} (${before} → ${after} px)`;
}
