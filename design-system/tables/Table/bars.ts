import type { TableBar, TableRow } from './types.ts';

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

/** The least and the greatest value that the bars of cells share; zero is always among them. */
export interface CellScale {
  low: number;
  high: number;
}

/** The scale of all cells that draw a value. */
export function getCellScale(rows: readonly TableRow[]): CellScale {
  const values = rows.flatMap(({ cells }) =>
    cells.map((cell) => (typeof cell === 'string' ? 0 : (cell.value ?? 0))),
  );
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) };
}

/** The variables that draw a cell's bar, from zero to its value. */
export function getCellBarStyle(value: number, { low, high }: CellScale) {
  const width = high - low || 1;
  return {
    '--start': round((Math.min(0, value) - low) / width),
    '--size': round(Math.abs(value) / width),
  };
}

/** Less than a thousandth of the width cannot be seen. */
function round(share: number): number {
  return Math.round(1000 * share) / 1000;
}
