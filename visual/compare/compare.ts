import { counted } from '../../tools/library/counted.ts';
import type { Region } from '../report.ts';
import { alignRows, type PairedRows } from './align-rows.ts';
import { changesOf } from './changes.ts';
import { type Pixels, rowBytes } from './pixels.ts';
import { fewRegions, unpairedRegions } from './regions.ts';

/** What differs between two pictures of the same width. */
export interface Difference {
  /** Number of pixels that differ, were inserted or removed, without rows that only moved. */
  changedPixels: number;
  /** Boxes around all changed pixels, from top to bottom; height 0 where rows were added or removed. */
  regions: Region[];
  /** Sorted keys of the changes: the same key in two pictures means the same change. */
  changes: string[];
  /** Readable text, such as `8 px taller (2100 → 2108 px), 40 pixels in 1 place`. */
  summary: string;
  /** Rows that show the same content in both pictures. */
  paired: PairedRows[];
}

/**
 * Compares two pictures of the same width with tolerance 0. Moved content is compared with its old
 * position.
 */
export function compare(before: Pixels, after: Pixels): Difference {
  const paired = alignRows(before, after);
  const mask = changedMask(before, after, paired);
  const unpaired = unpairedRegions(before, after, paired);
  const regions = fewRegions(mask, paired, unpaired);
  const unpairedRows = unpaired.map((rows) => rows.before.height + rows.after.height);
  const changedPixels =
    mask.count + before.width * unpairedRows.reduce((sum, rows) => sum + rows, 0);
  const grown = after.height - before.height;
  const size = `${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'} (${before.height} → ${after.height} px), `;
  return {
    changedPixels,
    regions,
    changes: changesOf({ before, after, paired, mask, unpaired }),
    summary: `${grown === 0 ? '' : size}${counted(changedPixels, 'pixel')} in ${counted(regions.length, 'place')}`,
    paired,
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
