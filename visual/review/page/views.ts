import type { Result } from '../../report.ts';

/** The ways to view a picture, in the order of their keys 1 to 5. */
export const VIEW_NAMES = {
  side: 'Side by side',
  swipe: 'Swipe',
  onion: 'Onion skin',
  blink: 'Blink',
  difference: 'Difference',
} as const;

/** One of the ways to view a picture. */
export type View = keyof typeof VIEW_NAMES;

/** Every view, in the order of their keys. */
export const VIEWS = Object.keys(VIEW_NAMES) as View[];

/** How large a picture is shown: as wide as there is room, or so many screen pixels for one. */
export const ZOOMS = ['fit', 1, 2, 4, 8] as const;

/** Whether a picture can be viewed in this way: most ways need something to compare it with. */
export function hasView({ before, after, difference }: Result, view: View): boolean {
  return Boolean(before && after && (difference || view !== 'difference'));
}

/** The wanted view of a picture, or the picture alone. */
export function viewOf(result: Result, wanted: View): View | 'single' {
  return hasView(result, wanted) ? wanted : 'single';
}
