import MuiTableBody from '@mui/material/TableBody';
import MuiTableCell from '@mui/material/TableCell';
import MuiTableRow from '@mui/material/TableRow';
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  memo,
  type ReactNode,
  use,
} from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { type CellScale, getBarStyle, getCellBarStyle } from './bars.ts';
import type { TableCell, TableColumn, TableRow, Trend } from './types.ts';

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
    <MuiTableBody>
      {rows.map((row) => {
        const { id, header, note, hint, cells, bar, emphasis } = row;
        return (
          <MuiTableRow
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
          </MuiTableRow>
        );
      })}
    </MuiTableBody>
  );
}

type RowHeaderProps = Pick<TableRow, 'header' | 'note' | 'hint' | 'emphasis'>;

/** Named by its text alone, without the name of the hint's button. Figures change without it. */
const RowHeader = memo(function RowHeader({ header, note, hint, emphasis }: RowHeaderProps) {
  return (
    <MuiTableCell
      component="th"
      scope={emphasis === 'group' ? 'rowgroup' : 'row'}
      aria-label={hint && header}
    >
      <span>{header}</span>
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
      {note && <small>{note}</small>}
    </MuiTableCell>
  );
});

type CellsProps = Pick<TableBodyProps, 'columns' | 'scale' | 'labelled'> & Pick<TableRow, 'cells'>;

function Cells({ columns, cells, scale, labelled }: CellsProps) {
  const values = cells.map((cell): TableCell => (typeof cell === 'string' ? { text: cell } : cell));
  return columns.map(({ id, header, highlighted }, index) => {
    const { text, trend, value } = values[index] ?? { text: '' };
    return (
      <Figure key={id} value={text}>
        <Cell
          highlighted={highlighted}
          trend={trend}
          style={value === undefined ? undefined : getCellBarStyle(value, scale)}
          label={labelled ? header : undefined}
        />
      </Figure>
    );
  });
}

/** The figure of a cell, which changes while the cell stays: drawing that again takes far longer. */
const Figure = createContext('');

interface CellProps {
  highlighted: boolean | undefined;
  trend: Trend | undefined;
  /** Draws a bar. */
  style: CSSProperties | undefined;
  label: ReactNode;
}

const Cell = memo(function Cell({ highlighted, trend, style, label }: CellProps) {
  return (
    <MuiTableCell
      component={FigureCell}
      data-highlighted={highlighted}
      data-trend={trend}
      data-bar={style && ''}
      style={style}
    >
      {label !== undefined && <span aria-hidden>{label}</span>}
    </MuiTableCell>
  );
});

/** It writes the figure itself: a translator takes a text away that React wrote on its own. */
function FigureCell({ children, ...rest }: ComponentProps<'td'>) {
  const figure = use(Figure);
  if (!children) return <td {...rest}>{figure}</td>;
  return (
    <td {...rest}>
      {children}
      <b>{figure}</b>
    </td>
  );
}

/** Words across the whole table. */
function Line({ columns, children }: Pick<TableBodyProps, 'columns'> & { children: string }) {
  return (
    <>
      <MuiTableCell colSpan={columns.length}>{children}</MuiTableCell>
      <MuiTableCell data-highlighted={columns.at(-1)?.highlighted} />
    </>
  );
}
