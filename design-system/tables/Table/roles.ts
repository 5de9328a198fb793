/** The roles of the parts of a table for assistive technology. */
export interface Roles {
  table?: { role: string };
  group?: { role: string };
  row?: { role: string };
  columnHeader: { role?: string; scope: string };
  rowHeader?: { role: string };
  cell?: { role: string };
}

/** The roles of a table that may no longer be laid out as one, because its rows are stacked. */
export const STACKED: Roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** The elements say by themselves what they are. */
export const NATIVE: Roles = { columnHeader: { scope: 'col' } };
