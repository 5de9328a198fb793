import type { Assumptions } from './assumptions.ts';

/**
 * The Basisertrag of a calendar year as a share of the fund price at its beginning (§ 18(1)
 * InvStG). A negative Basiszins gives none.
 */
export function basisertragRate(year: number, { tax }: Assumptions): number {
  return tax.vorabFactor * Math.max(0, basiszinsOf(year, tax));
}

/**
 * The Basiszins listed for a year, else the last one listed before it, else the first one listed.
 * Years after the list take `basiszinsAfterLast` if it is set.
 */
function basiszinsOf(year: number, { basiszins, basiszinsAfterLast }: Assumptions['tax']): number {
  // JavaScript keeps whole-number keys in ascending order.
  const listed = Object.entries(basiszins);
  const reached = listed.filter(([listedYear]) => Number(listedYear) <= year);
  const isAfterLast = reached.length === listed.length && basiszins[year] === undefined;
  if (isAfterLast && basiszinsAfterLast !== null) return basiszinsAfterLast;
  const [, rate = 0] = reached.at(-1) ?? listed[0] ?? [];
  return rate;
}
