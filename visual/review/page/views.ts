import type { Result } from '../../results/report.ts';

/** A picture of a result. */
export type Side = 'before' | 'after' | 'difference';

/** What each view shows. */
export const VIEWS = {
  side: ['before', 'after'],
  swipe: ['before', 'after'],
  difference: ['difference'],
} as const satisfies Record<string, readonly Side[]>;

/** One of the ways to view a picture. */
export type View = keyof typeof VIEWS;

/** Zoom levels: fit to the available width, or screen pixels per picture pixel. */
export const ZOOMS = ['fit', 1, 2, 4, 8] as const;

/** Whether a picture has a view; side by side also shows a picture without a counterpart. */
export function hasView(result: Result, view: View): boolean {
  const images = VIEWS[view].map((side) => result[side]);
  return view === 'side' ? images.some(Boolean) : images.every(Boolean);
}

/** The requested view, or the first one when the picture does not have it. */
export function viewOf(result: Result, wanted: View): View {
  return hasView(result, wanted) ? wanted : 'side';
}
