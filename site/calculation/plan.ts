import type { Assumptions } from './assumptions.ts';
import type { Inputs } from './inputs.ts';

/** The contributions all three providers receive, and when (docs/calculation.md, section 3). */
export interface Plan {
  /** Age at the start, in whole years. */
  readonly age: number;
  /** Calendar year of the start on 1 January. */
  readonly startYear: number;
  /** Full years until the scheduled retirement. */
  readonly years: number;
  /** Euros paid each month, by year and without the one-time contribution. */
  readonly premiums: readonly number[];
  /** Euros paid once in the first month. */
  readonly oneTime: number;
}

/** What decides the contributions. */
export type ContributionInputs = Pick<
  Inputs,
  'monthlyContribution' | 'age' | 'oneTimeContribution' | 'annualIncrement'
>;

/** Lays out the contributions until retirement; the increment first applies in month 12. */
export function makePlan(
  inputs: ContributionInputs,
  { startYear, retirementAge }: Assumptions,
): Plan {
  const { age, monthlyContribution, oneTimeContribution, annualIncrement } = inputs;
  const years = retirementAge - age;
  const premiums = Array.from(
    { length: years },
    (_, year) => monthlyContribution * (1 + annualIncrement / 100) ** year,
  );
  return { age, startYear, years, premiums, oneTime: oneTimeContribution };
}

/** Euros paid at the beginning of a month of a year, both counted from 0. */
export function contributionOf(year: number, month: number, { premiums, oneTime }: Plan): number {
  const premium = premiums[year] ?? 0;
  return year === 0 && month === 0 ? premium + oneTime : premium;
}

/** One age at which the saver may take the lump sum. */
export interface Exit {
  /** Full years until the payout. */
  readonly years: number;
  /** A fraction. */
  readonly probability: number;
}

/**
 * The scheduled exit, then the early one if it has a probability and comes at least a year after
 * the start and before the scheduled one (docs/calculation.md, section 8).
 */
export function exitsOf(plan: Plan, inputs: Inputs, { earlyExitAge }: Assumptions): Exit[] {
  const earlyYears = earlyExitAge - plan.age;
  const isPossible = earlyYears >= 1 && earlyYears < plan.years;
  const probability = isPossible ? inputs.probabilityRetireAt62 / 100 : 0;
  const scheduled = { years: plan.years, probability: 1 - probability };
  return probability > 0 ? [scheduled, { years: earlyYears, probability }] : [scheduled];
}

/** The mean of a figure over all exits, weighted by their probability. */
export function expectedValue<Case extends Pick<Exit, 'probability'>>(
  cases: readonly Case[],
  figure: (exit: Case) => number,
): number {
  return cases.reduce((sum, exit) => sum + exit.probability * figure(exit), 0);
}
