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

/** Zoom levels: fit to the available width, or screen pixels per picture pixel. */
export const ZOOMS = ['fit', 1, 2, 4, 8] as const;

/** Whether a picture has a view: all views need two pictures. */
export function hasView({ before, after, difference }: Result, view: View): boolean {
  return Boolean(before && after && (difference || view !== 'difference'));
}

/** The requested view, or `single` when the picture does not have it. */
export function viewOf(result: Result, wanted: View): View | 'single' {
  return hasView(result, wanted) ? wanted : 'single';
}
