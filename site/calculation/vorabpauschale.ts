import type { Assumptions } from './assumptions.ts';

/**
 * The Basisertrag of each of so many calendar years as a share of the fund price at the year's
 * beginning (§ 18(1) InvStG). A negative Basiszins gives none.
 */
export function basisertragRates(firstYear: number, years: number, { tax }: Assumptions): number[] {
  const basiszinsOf = basiszinsTable(tax);
  return Array.from(
    { length: years },
    (_, index) => tax.vorabFactor * Math.max(0, basiszinsOf(firstYear + index)),
  );
}

/** The Basiszins of all years after the list. */
export function latestBasiszins({ tax }: Assumptions): number {
  return basiszinsTable(tax)(Number.POSITIVE_INFINITY);
}

/**
 * The Basiszins listed for a year, else the last one listed before it, else the first one listed.
 * Years after the list take `basiszinsAfterLast` if it is set.
 */
function basiszinsTable({ basiszins, basiszinsAfterLast }: Assumptions['tax']) {
  // JavaScript keeps whole-number keys in ascending order.
  const listed = Object.entries(basiszins).map(([year, rate]) => ({ year: Number(year), rate }));
  const [first] = listed;
  const last = listed.at(-1);
  return (year: number): number => {
    if (last && year > last.year) return basiszinsAfterLast ?? last.rate;
    return (listed.findLast((entry) => entry.year <= year) ?? first)?.rate ?? 0;
  };
}
