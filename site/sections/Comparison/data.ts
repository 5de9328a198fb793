import type { Inputs } from '../../calculation/index.ts';

/** What the calculator opens with; what is left out opens with its usual default. */
export interface ComparisonData {
  inputs?: Partial<Inputs>;
}
