import type { TableBar } from './types.ts';

/** The variables that draw a row's bar, as shares of the width, which is `max`. */
export function getBarStyle({ start = 0, end, mark }: TableBar, max: number) {
  const getShare = (value: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
  return {
    '--start': round(getShare(start)),
    '--end': round(getShare(end)),
    '--size': round(getShare(end) - getShare(start)),
    ...(mark !== undefined && { '--mark': round(getShare(mark)) }),
  };
}

/** Less than a thousandth of the width cannot be seen. */
function round(share: number): number {
  return Math.round(1000 * share) / 1000;
}
