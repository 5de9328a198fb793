import type { TableBar } from './types.ts';

/** The variables that draw a row's bar, as shares of the width, which is `max`. */
export function barStyle({ start = 0, end, mark }: TableBar, max: number) {
  const shareOf = (value: number) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
  return {
    '--start': round(shareOf(start)),
    '--end': round(shareOf(end)),
    '--size': round(shareOf(end) - shareOf(start)),
    ...(mark !== undefined && { '--mark': round(shareOf(mark)) }),
  };
}

/** Less than a thousandth of the width cannot be seen. */
function round(share: number): number {
  return Math.round(1000 * share) / 1000;
}
