import { leaveAfter } from './account.ts';
import type { AssumptionOverrides } from './assumptions.ts';
import { type Bounds, fieldError, isWithin, type Rejection } from './bounds.ts';
import { checkCall } from './check-call.ts';
import { INPUT_BOUNDS } from './inputs.ts';
import { steadyMarket } from './market.ts';
import { pension } from './pension.ts';
import { type ContributionInputs, makePlan } from './plan.ts';
import { worthAfter } from './projection.ts';

/** A plan with our pension but for its monthly amount. */
export type SavingInputs = Omit<ContributionInputs, 'monthlyContribution'>;

/** How much our pension takes to leave what somebody needs. */
export interface NeededSaving {
  /** Whole euros a month in the first year; `null` if not even the highest contribution is enough. */
  readonly monthlySaving: number | null;
  /** What the one-time contribution leaves alone, in euros of today's money after costs and taxes. */
  readonly leftWithoutSaving: number;
}

/** The highest contribution that is tried, euros a month. */
export const MOST_SAVING = INPUT_BOUNDS.monthlyContribution.max;

/**
 * Finds the least monthly amount with which our pension leaves a need at the scheduled retirement,
 * after all costs and the tax on the lump sum (docs/calculation.md, section 17). Pure and total like
 * `compare`.
 * @param need euros of today's money
 */
export function neededSaving(
  inputs: SavingInputs,
  overrides: AssumptionOverrides | undefined,
  need: number,
): NeededSaving | Rejection<keyof SavingInputs | 'need'> {
  const { assumptions, errors } = checkCall(SAVING_BOUNDS, inputs, overrides);
  const wrong = isWithin(NEED, need) ? [] : [fieldError('need', NEED)];
  if (errors.length > 0 || wrong.length > 0) return { errors: [...errors, ...wrong] };

  const leave = (monthlyContribution: number) => {
    const plan = makePlan({ ...inputs, monthlyContribution }, assumptions);
    const market = steadyMarket(assumptions.marketReturn, plan);
    const { net } = leaveAfter(plan.years, pension(plan, assumptions.pf, assumptions).open(market));
    return net * worthAfter(plan.years, assumptions, 'today');
  };
  return {
    monthlySaving: leastWhole(MOST_SAVING, (monthly) => leave(monthly) >= need),
    leftWithoutSaving: leave(0),
  };
}

/** The least whole number up to a last one that suffices, where all that are larger suffice too. */
function leastWhole(last: number, suffices: (value: number) => boolean): number | null {
  if (suffices(0)) return 0;
  let [tooLittle, enough] = [0, USUAL];
  while (!suffices(enough)) {
    if (enough === last) return null;
    [tooLittle, enough] = [enough, Math.min(last, 2 * enough)];
  }
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (suffices(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

/** Most people need less than so much: two more tries for each that need twice as much. */
const USUAL = 256;

const SAVING_BOUNDS: Readonly<Record<keyof SavingInputs, Bounds>> = {
  age: INPUT_BOUNDS.age,
  oneTimeContribution: INPUT_BOUNDS.oneTimeContribution,
  annualIncrement: INPUT_BOUNDS.annualIncrement,
};

const NEED: Bounds = { min: 0, max: 1e12 };
