import { createContext, useContext } from 'react';
import type { Action } from './actions.ts';
import type { Group } from './groups.ts';
import type { State } from './state.ts';

/** What every part of the page shares. */
export interface Review {
  state: State;
  /** The list as filtered, made once for each state. */
  groups: readonly Group[];
  dispatch: (action: Action) => void;
}

/** Carries the shared state down from `ReviewPage`. */
export const ReviewContext = createContext<Review | null>(null);

/** The shared state, for parts below `ReviewPage`. */
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('Only parts of the review page can know its state.');
  return review;
}
