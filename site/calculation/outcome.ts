/** Euros at the exit after some full years; costs and taxes are totals over these years. */
export interface Outcome {
  /** Pension: value after the last fee. Depot: value before the order fee of the exit. */
  readonly gross: number;
  /** What the saver receives. */
  readonly net: number;
  /** All contributions. */
  readonly paid: number;
  readonly upfrontCost: number;
  readonly fixedCost: number;
  readonly brokerageFee: number;
  /** Tax on the Vorabpauschale, and on units sold to pay January's tax. */
  readonly withholdingTax: number;
  readonly rebalancingTax: number;
  /** Tax on the exit. */
  readonly withdrawalTax: number;
}

/** Before the first contribution: the place to start counting from. */
export const NOTHING: Outcome = {
  gross: 0,
  net: 0,
  paid: 0,
  upfrontCost: 0,
  fixedCost: 0,
  brokerageFee: 0,
  withholdingTax: 0,
  rebalancingTax: 0,
  withdrawalTax: 0,
};
