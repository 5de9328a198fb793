import type { Assumptions } from './assumptions.ts';

/**
 * The flat rate on capital income with solidarity surcharge and church tax, as a fraction:
 * τ = r(1 + s + k) / (1 + rk), since church tax lowers its own base (§ 32d(1) EStG, SolzG).
 */
export function capitalGainsTaxRate({ churchTaxRate, tax }: Assumptions): number {
  const { capitalGainsRate, soliRate } = tax;
  return (
    (capitalGainsRate * (1 + soliRate + churchTaxRate)) / (1 + capitalGainsRate * churchTaxRate)
  );
}
