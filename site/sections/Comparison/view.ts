import type { AssumptionTexts } from './assumption-values.ts';
import type { ComparisonAction, ComparisonState } from './comparison-state.ts';

/** What every part of the calculator gets. */
export interface CalculatorView {
  state: ComparisonState;
  dispatch: (action: ComparisonAction) => void;
  /** The figures of the chosen assumptions, for the hints. */
  figures: AssumptionTexts;
}
