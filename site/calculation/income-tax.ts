import type { Assumptions } from './assumptions.ts';

/**
 * Income tax of a single person with solidarity surcharge and church tax on a yearly taxable
 * income, in euros, by the tariff of its own year (§ 32a(1) EStG, §§ 3, 4 SolzG).
 */
export function incomeTax(income: number, { tax, churchTaxRate }: Assumptions): number {
  const due = tariffTax(income, tax.tariff);
  return due + soliOn(due, tax) + churchTaxRate * due;
}

/** The same tax in a later year, whose brackets have grown by `tariffIndexation` a year. */
export function indexedIncomeTax(income: number, year: number, assumptions: Assumptions): number {
  const growth = tariffGrowth(year, assumptions);
  return growth * incomeTax(income / growth, assumptions);
}

/** How much the brackets have grown between the year of the tariff and another year. */
export function tariffGrowth(year: number, { tax }: Assumptions): number {
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
