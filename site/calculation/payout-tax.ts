import type { Assumptions } from './assumptions.ts';
import { addedIncomeTax, capitalGainsTaxRate } from './income-tax.ts';

/** A lump sum paid out by a Schicht-3 pension contract. */
export interface Payout {
  /** Contract value less contributions, euros; a loss is negative. */
  readonly gain: number;
  /** Age of the saver at the payout. */
  readonly age: number;
  /** Full years the contract has run. */
  readonly contractYears: number;
  /** Calendar year the payout is taxed in. */
  readonly taxYear: number;
}

/**
 * Tax on a lump-sum payout in euros (docs/calculation.md, section 4; § 20(1) Nr. 6 EStG). Half of
 * the gain meets the personal income tax if both half-income conditions hold; else all of it
 * meets the flat tax. The exempt share of unit-linked contracts and the Sparer-Pauschbetrag count
 * in both cases: § 32d(2) Nr. 2 EStG excludes § 20(6), not § 20(9).
 */
export function payoutTax(payout: Payout, assumptions: Assumptions): number {
  const { saversAllowance, tax } = assumptions;
  const base = Math.max(0, payout.gain) * (1 - tax.insuranceExemption);
  if (!isHalfIncome(payout, assumptions)) {
    return Math.max(0, base - saversAllowance) * capitalGainsTaxRate(assumptions);
  }
  const taxable = Math.max(0, base * tax.halfIncomeShare - saversAllowance);
  return addedIncomeTax(taxable, payout.taxYear, assumptions);
}

/** Whether only half of a gain is taxed (§ 20(1) Nr. 6 S. 2 EStG). */
export function isHalfIncome(
  { age, contractYears }: Pick<Payout, 'age' | 'contractYears'>,
  { tax }: Assumptions,
): boolean {
  return age >= tax.halfIncomeMinAge && contractYears >= tax.halfIncomeMinYears;
}
