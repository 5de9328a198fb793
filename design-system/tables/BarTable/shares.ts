/**
 * How much of the width each amount fills, from 0 to 1.
 * @param whole the amount that fills it; left out, the largest one does
 */
export function barShares(
  bars: readonly { value: number }[],
  whole = Math.max(...bars.map(({ value }) => value)),
): number[] {
  return bars.map(({ value }) =>
    whole > 0 ? rounded(Math.min(1, Math.max(0, value / whole))) : 0,
  );
}

/** A thousandth of the width is less than can be seen. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
