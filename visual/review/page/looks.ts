import type { Result } from '../../report.ts';

/** The ways to look at a picture, in the order of their keys 1 to 5. */
export const LOOKS = ['side', 'swipe', 'onion', 'blink', 'difference'] as const;

/** One of the ways to look at a picture. */
export type Look = (typeof LOOKS)[number];

/** What the looks are called. */
export const LOOK_NAMES: Record<Look, string> = {
  side: 'Side by side',
  swipe: 'Swipe',
  onion: 'Onion skin',
  blink: 'Blink',
  difference: 'Difference',
};

/** How large a picture is shown: as wide as there is room, or so many screen pixels for one. */
export type Zoom = 'fit' | 1 | 2 | 4 | 8;

/** Every zoom, from small to large. */
export const ZOOMS: readonly Zoom[] = ['fit', 1, 2, 4, 8];

/** The ways in which this picture can be looked at; none when there is only one image or none. */
export function looksOf({ before, after, verdict }: Result): readonly Look[] {
  if (!before || !after) return [];
  const hasDifference = verdict === 'changed' || verdict === 'unstable';
  return LOOKS.filter((look) => hasDifference || look !== 'difference');
}

/** The next larger or smaller zoom, or the same at the ends. */
export function zoomBeside(zoom: Zoom, by: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom;
}
