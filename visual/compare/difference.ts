import { formatCount } from '../../lib/format-count.ts';
import type { Region } from '../results/report.ts';
import { alignRows } from './align-rows.ts';
import { findChangeKeys } from './change-keys.ts';
import { countChangedPixels } from './changed-runs.ts';
import type { Aligned, Pixels } from './pixels.ts';
import { findChangedRegions, findUnpairedRegions, limitRegions } from './regions.ts';

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
  /** Both pictures, with the rows that show the same content in both. */
  aligned: Aligned;
}

/**
 * Compares two pictures of the same width with tolerance 0. Moved content is compared with its old
 * position.
 */
export function compare(before: Pixels, after: Pixels): Difference {
  const aligned = alignRows(before, after);
  const changed = countChangedPixels(aligned);
  const regions = limitRegions([...findChangedRegions(aligned), ...findUnpairedRegions(aligned)]);
  const grown = after.height - before.height;
  const size = `${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'} (${before.height} → ${after.height} px), `;
  return {
    changedPixels: changed,
    regions,
    changes: findChangeKeys(aligned),
    summary: `${grown === 0 ? '' : size}${formatCount(changed, 'pixel')} in ${formatCount(regions.length, 'place')}`,
    aligned,
  };
}
