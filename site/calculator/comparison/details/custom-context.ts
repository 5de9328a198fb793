import { createContext } from 'react';
import type { ComparisonAction, ComparisonState } from '../state/comparison-state.ts';

interface ChosenAssumptions extends Pick<ComparisonState, 'custom'> {
  dispatch: (action: ComparisonAction) => void;
}

/** The visitor's own assumptions, for panels that let them choose one; none on prerendered pages. */
export const CustomContext = createContext<ChosenAssumptions | undefined>(undefined);
