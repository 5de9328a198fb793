import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { type CellScale, getBarStyle } from './bars.ts';
import type { Roles } from './roles.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn, TableRow } from './types.ts';

interface TableBodyProps {
  roles: Roles;
  /** Those of the cells. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  max: number;
  /** That of the cells that draw a value. */
  scale: CellScale;
  /** Each cell names its column. */
  labelled: boolean;
  /** No other body comes after it. */
  last: boolean;
}

/** One group of rows. */
export function TableBody(props: TableBodyProps) {
  const { roles, columns, rows, max, scale, labelled, last } = props;
  return (
    <tbody {...roles.group}>
      {rows.map((row) => (
        <tr
          key={row.id ?? row.header}
          {...roles.row}
          data-emphasis={row.emphasis}
          data-last={(last && row === rows.at(-1)) || undefined}
          data-tone={row.bar?.tone}
          style={row.bar && getBarStyle(row.bar, max)}
        >
          {row.cells.length > 0 ? (
            <>
              <RowHeader roles={roles} {...row} />
              <TableCells {...{ roles, columns, scale, labelled }} cells={row.cells} />
            </>
          ) : (
            <Line roles={roles} columns={columns}>
              {row.header}
            </Line>
          )}
        </tr>
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
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      {note && <small>{note}</small>}
    </th>
  );
}

/** Words across the whole table. */
function Line({
  roles,
  columns,
  children,
}: Pick<TableBodyProps, 'roles' | 'columns'> & { children: string }) {
  return (
    <>
      <td {...roles.cell} colSpan={columns.length}>
        {children}
      </td>
      <td {...roles.cell} data-highlighted={columns.at(-1)?.highlighted} />
    </>
  );
}
