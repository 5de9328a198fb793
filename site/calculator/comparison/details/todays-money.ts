/**
 * What euros after some years are worth in today's money.
 * @param inflation the yearly rise of prices, a fraction
 */
export function realFactor(inflation: number, years: number): number {
  return (1 + inflation) ** -years;
}

/**
 * A running total of payments in today's money. What is added in a year is spread over it, so it
 * counts with the prices of its middle.
 * @param totals what has been paid after 0, 1, 2 … years
 */
export function realTotals(totals: readonly number[], inflation: number): number[] {
  let sum = 0;
  return totals.map((total, year) => {
    const added = total - (totals[year - 1] ?? 0);
    sum += added * realFactor(inflation, Math.max(0, year - 0.5));
    return sum;
  });
}
