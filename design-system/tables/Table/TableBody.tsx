import { memo } from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { type CellScale, getBarStyle, getCellBarStyle } from './bars.ts';
import type { TableCell, TableColumn, TableRow } from './types.ts';

interface TableBodyProps {
  /** Those of the cells. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  max: number;
  /** That of the cells that draw a value. */
  scale: CellScale;
  /** Each cell names its column, which is seen where a row is a list. */
  labelled: boolean;
  /** No other body comes after it. */
  last: boolean;
}

/** One group of rows. */
export function TableBody(props: TableBodyProps) {
  const { columns, rows, max, scale, labelled, last } = props;
  return (
    <tbody>
      {rows.map((row) => {
        const { id, header, note, hint, cells, bar, emphasis } = row;
        return (
          <tr
            key={id ?? header}
            data-emphasis={emphasis}
            data-last={(last && row === rows.at(-1)) || undefined}
            data-tone={bar?.tone}
            style={bar && getBarStyle(bar, max)}
          >
            {cells.length > 0 ? (
              <>
                <RowHeader {...{ header, note, hint, emphasis }} />
                <Cells {...{ columns, cells, scale, labelled }} />
              </>
            ) : (
              <Line columns={columns}>{header}</Line>
            )}
          </tr>
        );
      })}
    </tbody>
  );
}

type RowHeaderProps = Pick<TableRow, 'header' | 'note' | 'hint' | 'emphasis'>;

/** Named by its text alone, without the name of the hint's button. Figures change without it. */
const RowHeader = memo(function RowHeader({ header, note, hint, emphasis }: RowHeaderProps) {
  return (
    <th scope={emphasis === 'group' ? 'rowgroup' : 'row'} aria-label={hint && header}>
      <span>{header}</span>
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      {note && <small>{note}</small>}
    </th>
  );
});

type CellsProps = Pick<TableBodyProps, 'columns' | 'scale' | 'labelled'> & Pick<TableRow, 'cells'>;

function Cells({ columns, cells, scale, labelled }: CellsProps) {
  const values = cells.map((cell): TableCell => (typeof cell === 'string' ? { text: cell } : cell));
  return columns.map(({ id, header, highlighted }, index) => {
    const { text, trend, value } = values[index] ?? { text: '' };
    return (
      <td
        key={id}
        data-highlighted={highlighted}
        data-trend={trend}
        data-bar={value === undefined ? undefined : ''}
        style={value === undefined ? undefined : getCellBarStyle(value, scale)}
      >
        {labelled ? (
          <>
            <span aria-hidden>{header}</span>
            <b>{text}</b>
          </>
        ) : (
          text
        )}
      </td>
    );
  });
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
