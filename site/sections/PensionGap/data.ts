/** The person whose pension a landing works out. */
export interface PensionGapData {
  /** Whole years. */
  age: number;
  /** Euros a month before tax. */
  grossMonthlyIncome: number;
}
