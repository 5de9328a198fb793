/** Where rows are stacked they are no longer laid out as a table: the roles say that it is one. */
export const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};
