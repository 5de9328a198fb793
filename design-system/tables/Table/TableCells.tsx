import { type CellScale, getCellBarStyle } from './bars.ts';
import type { TableCell, TableColumn, TableRow } from './types.ts';

interface TableCellsProps {
  columns: readonly TableColumn[];
  cells: TableRow['cells'];
  scale: CellScale;
  /** Each names its column, which is seen where a row is a list. */
  labelled: boolean;
}

/** The cells of one row. */
export function TableCells({ columns, cells, scale, labelled }: TableCellsProps) {
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
