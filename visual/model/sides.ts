import type { Box, Region } from './report.ts';

/** The pictures of a result. */
export const SIDES = ['before', 'after', 'difference'] as const;

/** One of the pictures of a result. */
export type Side = (typeof SIDES)[number];

/** Where a changed place is in a picture. The difference also has the rows that were removed above it. */
export function findPlace(place: Region, side: Side, regions: readonly Region[]): Box {
  if (side !== 'difference') return place[side];
  const { before, after } = place;
  const removed = regions.filter(
    (other) => other !== place && other.after.height === 0 && other.after.y <= after.y,
  );
  const y = removed.reduce((sum, other) => sum + other.before.height, after.y);
  return { ...after, y, height: Math.max(before.height, after.height) };
}
