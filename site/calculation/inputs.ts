import type { PercentPoints } from '../../lib/rates.ts';
import type { Bounds } from './bounds.ts';

/** What the saver chooses (docs/calculation.md, section 1). */
export interface Inputs {
  /** Euros paid at the beginning of every month of the first year. */
  readonly monthlyContribution: number;
  /** Age at the start of the contract in whole years. */
  readonly age: number;
  /** Euros paid once, together with the first monthly contribution. */
  readonly oneTimeContribution: number;
  /** Yearly rise of the monthly contribution in percent. */
  readonly annualIncrement: PercentPoints;
  /** Share of the depot sold and bought back each January in percent. */
  readonly portfolioRebalancing: PercentPoints;
  /** Probability of a lump sum at the early exit age in percent. */
  readonly probabilityRetireAt62: PercentPoints;
}

/** What each input may be; its order is the order in which errors are reported. */
export const INPUT_BOUNDS: Readonly<Record<keyof Inputs, Bounds>> = {
  // The cap keeps every euro amount well inside double precision; the product has none.
  monthlyContribution: { min: 100, max: 100_000 },
  age: { min: 1, max: 60, whole: true },
  oneTimeContribution: { min: 0, max: 1_000_000 },
  annualIncrement: { min: 0, max: 10 },
  portfolioRebalancing: { min: 0, max: 100 },
  probabilityRetireAt62: { min: 0, max: 100 },
};
