import { Fragment } from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { getBarStyle } from './bars.ts';
import { CollapsedRows } from './CollapsedRows.tsx';
import type { Roles } from './roles.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn, TableRow } from './types.ts';

interface TableBodyProps {
  roles: Roles;
  /** Those of the cells. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  max: number;
  /** Each cell names its column. */
  labelled: boolean;
  /** No other body comes after it. */
  last: boolean;
  collapsedText: ((count: number) => string) | undefined;
}

/** One group of rows. */
export function TableBody(props: TableBodyProps) {
  const { roles, columns, rows, max, labelled, last, collapsedText } = props;
  const collapsible = rows.filter((row) => row.collapsible);
  // A single one needs no line in its place.
  const collapsed = collapsedText && collapsible.length > 1 ? collapsible : [];
  return (
    <tbody {...roles.group}>
      {rows.map((row) => (
        <Fragment key={row.id ?? row.header}>
          {collapsedText && row === collapsed[0] && (
            <CollapsedRows columns={columns}>{collapsedText(collapsed.length)}</CollapsedRows>
          )}
          <tr
            {...roles.row}
            data-emphasis={row.emphasis}
            data-collapsed={collapsed.includes(row) || undefined}
            data-last={(last && row === rows.at(-1)) || undefined}
            data-tone={row.bar?.tone}
            style={row.bar && getBarStyle(row.bar, max)}
          >
            <RowHeader roles={roles} {...row} />
            <TableCells roles={roles} columns={columns} cells={row.cells} labelled={labelled} />
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
}

/** Named by its text alone, without the name of the hint's button. */
function RowHeader({ roles, header, note, hint, emphasis }: TableRow & { roles: Roles }) {
  return (
    <th
      {...roles.rowHeader}
      scope={emphasis === 'group' ? 'rowgroup' : 'row'}
      aria-label={hint && header}
    >
      {header}
      {note && <small>{note}</small>}
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
    </th>
  );
}
