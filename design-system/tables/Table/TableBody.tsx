import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { getBarStyle } from './bars.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn, TableRow } from './types.ts';

interface TableBodyProps {
  /** Those of the cells. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  max: number;
  /** Each cell names its column. */
  labelled: boolean;
  /** No other body comes after it. */
  last: boolean;
}

/** One group of rows. */
export function TableBody(props: TableBodyProps) {
  const { columns, rows, max, labelled, last } = props;
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={row.id ?? row.header}
          data-emphasis={row.emphasis}
          data-last={(last && row === rows.at(-1)) || undefined}
          data-tone={row.bar?.tone}
          style={row.bar && getBarStyle(row.bar, max)}
        >
          {row.cells.length > 0 ? (
            <>
              <RowHeader {...row} />
              <TableCells columns={columns} cells={row.cells} labelled={labelled} />
            </>
          ) : (
            <Line columns={columns}>{row.header}</Line>
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** Named by its text alone, without the name of the hint's button. */
function RowHeader({ header, note, hint, emphasis }: TableRow) {
  return (
    <th scope={emphasis === 'group' ? 'rowgroup' : 'row'} aria-label={hint && header}>
      {header}
      {note && <small>{note}</small>}
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
    </th>
  );
}

/** Words across the whole table. */
function Line({ columns, children }: Pick<TableBodyProps, 'columns'> & { children: string }) {
  return (
    <>
      <td colSpan={columns.length}>{children}</td>
      <td data-highlighted={columns.at(-1)?.highlighted} />
    </>
  );
}
