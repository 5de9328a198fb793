import type { Assumptions } from './assumptions.ts';
import { addedIncomeTax } from './income-tax.ts';
import { outcomeOf, type Projection } from './projection.ts';

/** Our pension paid for life instead of at once; euros a month at the scheduled retirement. */
export interface Annuity {
  readonly grossMonthly: number;
  /** The Ertragsanteil, a fraction. */
  readonly taxableShare: number;
  readonly taxMonthly: number;
  readonly netMonthly: number;
  /**
   * Age at which the payments, after tax and without interest, add up to the net lump sum; `null`
   * if nothing is paid.
   */
  readonly breakEvenAge: number | null;
}

/**
 * Turns the contract value at the scheduled retirement into a pension for life, without surplus
 * and without a guaranteed period (docs/calculation.md, section 15). Only the Ertragsanteil is
 * taxed, as income; the Sparer-Pauschbetrag does not count.
 */
export function annuity(projection: Projection): Annuity {
  const { assumptions, plan } = projection;
  const { payout, retirementAge } = assumptions;
  const lumpSum = outcomeOf('pf', projection);
  const grossMonthly = (lumpSum.gross / 10_000) * payout.annuityFactor;
  const taxableShare = ertragsanteil(retirementAge);
  const taxYear = plan.startYear + plan.years;
  const taxMonthly = addedIncomeTax(12 * grossMonthly * taxableShare, taxYear, assumptions) / 12;
  const netMonthly = grossMonthly - taxMonthly;
  const breakEvenAge = retirementAge + lumpSum.net / (12 * netMonthly);
  return {
    grossMonthly,
    taxableShare,
    taxMonthly,
    netMonthly,
    // A pension of next to nothing never catches up: the age is beyond all numbers.
    breakEvenAge: netMonthly > 0 && Number.isFinite(breakEvenAge) ? breakEvenAge : null,
  };
}

/**
 * Age at which the payments after tax buy as much as the net lump sum would have bought at once:
 * each counts with the prices of its month, still without interest (docs/calculation.md, section 15).
 * Both amounts are euros of the year of retirement; `null` if prices outrun the payments.
 */
export function realBreakEvenAge(
  netLumpSum: number,
  netMonthly: number,
  { retirementAge, inflation }: Pick<Assumptions, 'retirementAge' | 'inflation'>,
): number | null {
  const monthlyWorth = (1 + inflation) ** (-1 / 12);
  const payments = netLumpSum / netMonthly;
  // The sum 1 + q + q² + … of so many months reaches the payments.
  const months =
    monthlyWorth === 1
      ? payments
      : Math.log1p(payments * (monthlyWorth - 1)) / Math.log(monthlyWorth);
  return Number.isFinite(months) ? retirementAge + months / 12 : null;
}

/**
 * The share of an annuity that counts as income, by the age in full years when it starts
 * (§ 22 Nr. 1 S. 3 Buchst. a Doppelbuchst. bb EStG).
 */
export function ertragsanteil(age: number): number {
  const reached = AGES_OF_LESS.filter((least) => least <= age);
  return (59 - reached.length) / 100;
}

/** From each of these ages on, the share is one percentage point lower; below all it is 59 %. */
const AGES_OF_LESS = [
  2, 4, 6, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 28, 30, 32, 33, 35, 36, 38, 39, 41, 42, 43, 45,
  46, 48, 49, 50, 51, 53, 54, 55, 57, 58, 59, 60, 62, 63, 64, 65, 67, 68, 69, 71, 72, 74, 75, 76,
  78, 80, 81, 83, 85, 88, 92, 94, 97,
];
