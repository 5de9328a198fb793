import { createContext, useContext } from 'react';
import type { Action } from './actions.ts';
import type { State } from './state.ts';

/** Shared by every part of the page. */
export interface Review {
  state: State;
  dispatch: (action: Action) => void;
}

/** Provides the shared state of `ReviewPage`. */
export const ReviewContext = createContext<Review | null>(null);

/** The shared state, for components inside `ReviewPage`. */
export function useReview(): Review {
  const review = useContext(ReviewContext);
  if (!review) throw new Error('useReview() must be called inside ReviewPage.');
  return review;
}
