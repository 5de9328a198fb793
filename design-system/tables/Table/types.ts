import type { ReactNode } from 'react';
import type { Hint } from '../../disclosure/Tooltip/Tooltip.tsx';

export interface TableColumn {
  id: string;
  header: ReactNode;
  /** The header is only for screen readers. */
  hidden?: boolean;
  /** The one that the others are compared with. */
  highlighted?: boolean;
}

/** Whether a figure is good or bad for the reader. One too small to be shown is `zero`. */
export type Trend = 'gain' | 'loss' | 'zero';

export interface TableCell {
  /** With its sign where it has a trend, e.g. `−0,65 %`. */
  text: string;
  trend?: Trend;
  /** Draws a bar in `facts`, to the scale of the whole table. */
  value?: number | undefined;
}

export interface TableRow {
  /** Where several rows have the same header. */
  id?: string;
  header: string;
  /** A quiet line below the header. */
  note?: string | undefined;
  hint?: Hint | undefined;
  /** Without any the header is a line across the table. */
  cells: readonly (string | TableCell)[];
  bar?: TableBar | undefined;
  /**
   * `main` is read first, `total` sums other rows, and `part` is one of those. `group` opens a group and
   * carries its sum, `summary` sums the groups.
   */
  emphasis?: 'main' | 'total' | 'part' | 'group' | 'summary' | undefined;
}

/** A row's bar, from zero or from `start`, with a mark where a value in between is. */
export interface TableBar {
  start?: number;
  end: number;
  mark?: number;
  /** Colour of a step of a `waterfall`; otherwise that of a cost. */
  tone?: 'tax' | 'gain' | undefined;
}
