import type { Assumptions } from './assumptions.ts';

/**
 * Income tax with solidarity surcharge and church tax that an amount adds to the other taxable
 * income of a year, in euros (§ 32d(2) Nr. 2 EStG). Mode «flat» takes one all-in rate instead.
 */
export function addedIncomeTax(amount: number, year: number, assumptions: Assumptions): number {
  const { otherTaxableIncome, personalRateMode, personalRateFlat } = assumptions.tax;
  if (personalRateMode === 'flat') return amount * personalRateFlat;
  const growth = tariffGrowth(year, assumptions);
  const added =
    filedIncomeTax(otherTaxableIncome + amount / growth, assumptions) -
    filedIncomeTax(otherTaxableIncome, assumptions);
  return growth * added;
}

/** Tax of a couple that files jointly, twice the tax on half (§ 32a(5) EStG), else of one person. */
export function filedIncomeTax(income: number, assumptions: Assumptions): number {
  return assumptions.tax.filing === 'joint'
    ? 2 * incomeTax(income / 2, assumptions)
    : incomeTax(income, assumptions);
}

/**
 * Income tax of a single person with solidarity surcharge and church tax on a yearly taxable
 * income, in euros, by the tariff of its own year (§ 32a(1) EStG, §§ 3, 4 SolzG).
 */
export function incomeTax(income: number, { tax, churchTaxRate }: Assumptions): number {
  const due = tariffTax(income, tax.tariff);
  return due + soliOn(due, tax) + churchTaxRate * due;
}

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

/**
 * How much all brackets, and the other income with them, have grown since the year of the tariff;
 * less than 1 in the years before it.
 */
function tariffGrowth(year: number, { tax }: Assumptions): number {
  return (1 + tax.tariffIndexation) ** (year - tax.tariff.year);
}

type TaxAssumptions = Assumptions['tax'];

/** § 32a(1) EStG without its rounding to whole euros, which would break monotonicity. */
function tariffTax(income: number, tariff: TaxAssumptions['tariff']): number {
  if (income <= tariff.basicAllowance) return 0;
  if (income <= tariff.zone2End) {
    const y = (income - tariff.basicAllowance) / 10_000;
    return (tariff.z2a * y + tariff.z2b) * y;
  }
  if (income <= tariff.zone3End) {
    const z = (income - tariff.zone2End) / 10_000;
    return (tariff.z3a * z + tariff.z3b) * z + tariff.z3c;
  }
  if (income <= tariff.zone4End) return tariff.r4 * income - tariff.o4;
  return tariff.r5 * income - tariff.o5;
}

/** Nothing up to the free amount, then rising steeply to the full rate (§§ 3, 4 SolzG). */
function soliOn(due: number, { soliRate, tariff }: TaxAssumptions): number {
  return Math.max(0, Math.min(soliRate * due, tariff.soliSlope * (due - tariff.soliFree)));
}
