import { memo } from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { type CellScale, getBarStyle } from './bars.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn, TableRow } from './types.ts';

interface TableBodyProps {
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
  const { columns, rows, max, scale, labelled, last } = props;
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
              <RowHeader
                header={row.header}
                note={row.note}
                hint={row.hint}
                emphasis={row.emphasis}
              />
              <TableCells {...{ columns, scale, labelled }} cells={row.cells} />
            </>
          ) : (
            <Line columns={columns}>{row.header}</Line>
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface RowHeaderProps {
  header: string;
  note: string | undefined;
  hint: TableRow['hint'] | undefined;
  emphasis: TableRow['emphasis'] | undefined;
}

/** Named by its text alone, without the name of the hint's button. Figures change without it. */
const RowHeader = memo(function RowHeader(props: RowHeaderProps) {
  const { header, note, hint, emphasis } = props;
  return (
    <th scope={emphasis === 'group' ? 'rowgroup' : 'row'} aria-label={hint && header}>
      {header}
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      {note && <small>{note}</small>}
    </th>
  );
});

/** Words across the whole table. */
function Line({ columns, children }: Pick<TableBodyProps, 'columns'> & { children: string }) {
  return (
    <>
      <td colSpan={columns.length}>{children}</td>
      <td data-highlighted={columns.at(-1)?.highlighted} />
    </>
  );
}
