import { createContext, useContext } from 'react';
import type { Change } from './changes.ts';
import type { ListedGroup } from './list.ts';
import type { State } from './state.ts';

/** What every part of the page shares. */
export interface Review {
  state: State;
  /** The list as filtered, made once for each report and filter. */
  list: readonly ListedGroup[];
  change: (change: Change) => void;
}

/** Carries the shared state down from `ReviewPage`. */
export const ReviewContext = createContext<Review | null>(null);

/** The shared state, for parts below `ReviewPage`. */
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('Only parts of the review page can read its state.');
  return review;
}
