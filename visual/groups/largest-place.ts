import type { Region, Result } from '../model/report.ts';

/**
 * The largest changed place of a picture, of equal ones the upper; undefined where there is nothing to
 * compare it with.
 */
export function findLargestPlace({ regions = [] }: Pick<Result, 'regions'>): Region | undefined {
  const largest = Math.max(...regions.map(measurePlace));
  return regions.find((place) => measurePlace(place) === largest);
}

/** The area of a place in px², in the picture in which it is larger: rows are added and removed. */
export function measurePlace({ before, after }: Region): number {
  return Math.max(before.width * before.height, after.width * after.height);
}
