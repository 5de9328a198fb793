import type { Result } from '../../report.ts';

/** The ways to view a picture, in the order of their keys 1 to 3. */
export const VIEWS = ['side', 'swipe', 'difference'] as const;

/** One of the ways to view a picture. */
export type View = (typeof VIEWS)[number];

/** Zoom levels: fit to the available width, or screen pixels per picture pixel. */
export const ZOOMS = ['fit', 1, 2, 4, 8] as const;

/** Whether a picture has a view: to compare, it needs two pictures; one alone has the first view. */
export function hasView({ before, after, difference }: Result, view: View): boolean {
  if (view === 'side') return Boolean(before || after);
  return Boolean(view === 'difference' ? difference : before && after);
}

/** The requested view, or the first one when the picture does not have it. */
export function viewOf(result: Result, wanted: View): View {
  return hasView(result, wanted) ? wanted : 'side';
}
