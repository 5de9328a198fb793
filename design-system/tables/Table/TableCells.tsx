import { type IconNode, Minus, TrendingDown, TrendingUp } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import type { TableCell, TableColumn, TableRow, Trend } from './types.ts';

interface TableCellsProps {
  columns: readonly TableColumn[];
  cells: TableRow['cells'];
  /** Each names its column, which is seen where a row is a list. */
  labelled: boolean;
}

/** The cells of one row. */
export function TableCells({ columns, cells, labelled }: TableCellsProps) {
  const values = cells.map((cell): TableCell => (typeof cell === 'string' ? { text: cell } : cell));
  const largest = Math.max(...values.map(({ value }) => value ?? 0));
  return columns.map(({ id, header, highlighted }, index) => {
    const { text, trend, value } = values[index] ?? { text: '' };
    return (
      <td
        key={id}
        data-highlighted={highlighted}
        data-trend={trend}
        data-bar={value === undefined ? undefined : ''}
        style={value === undefined ? undefined : { '--share': `${getPercent(value, largest)}%` }}
      >
        {labelled ? (
          <>
            <span aria-hidden>{header}</span>
            <b>
              {trend && <Icon icon={TREND_ICONS[trend]} />}
              {text}
            </b>
          </>
        ) : (
          text
        )}
      </td>
    );
  });
}

function getPercent(value: number, largest: number): number {
  return Math.round((100 * value) / (largest || 1));
}

const TREND_ICONS: Record<Trend, IconNode> = {
  gain: TrendingUp,
  loss: TrendingDown,
  zero: Minus,
};
