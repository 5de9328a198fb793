import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableContainer, { type TableContainerProps } from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { getCellScale } from './bars.ts';
import { TableBody } from './TableBody.tsx';
import type { TableRow as Row, TableColumn } from './types.ts';
import type { TableVariant } from './variants/create-variant.ts';
import { plain } from './variants/plain.ts';

interface TableOwnProps {
  /** Seen above tables with bars and comparisons, otherwise for screen readers. */
  caption: string;
  /** `bars` hide their column headers and show the caption; this turns it round. */
  captionHidden?: boolean;
  /** The column of the row headers comes first; in `facts` its header may be empty. */
  columns: readonly (string | TableColumn)[];
  /** Their cells are in the order of the columns. */
  rows: readonly Row[];
  /** Its layout, from `variants/`; left out, items and their amounts one below the other. */
  variant?: TableVariant;
  /** The value of a bar over the whole width; left out, the largest. */
  max?: number;
  /** On dark ground bars shine instead of being green. */
  onDark?: boolean;
}

type TableProps = TableOwnProps & Omit<TableContainerProps, keyof TableOwnProps | 'children'>;

/**
 * Figures in rows and columns, those of a drawing too: each row says its amount and draws it. It
 * needs no roles where a variant is not laid out as a table: in no supported browser (in Safari since
 * version 17) does `display` take away what its elements say.
 */
export function Table(props: TableProps) {
  const { caption, captionHidden, columns, rows, variant = plain, max, ...others } = props;
  const { onDark, ...rest } = others;
  const captionId = useId();
  const { Element, Scroller, size, labelled = false } = variant;
  const Root = Scroller ?? Unscrolled;
  const scrolling = Scroller && {
    role: 'region',
    tabIndex: 0,
    'aria-labelledby': captionId,
  };
  const headers = columns.map(
    (column): TableColumn => (typeof column === 'string' ? { id: column, header: column } : column),
  );
  return (
    <Root {...scrolling} {...rest}>
      <Element
        style={variant.grid ? { '--columns': headers.length - 1 } : undefined}
        size={size}
        data-caption={captionHidden ? 'hidden' : undefined}
        data-max={max}
        data-on-dark={onDark || undefined}
      >
        <caption id={captionId}>{caption}</caption>
        <TableHead>
          <TableRow>
            {headers.map(({ id, header, hidden, highlighted }, index) =>
              header === '' ? (
                <TableCell key={id} component="td" />
              ) : (
                <TableCell
                  key={id}
                  data-corner={index === 0 ? '' : undefined}
                  data-highlighted={highlighted}
                >
                  {hidden ? <Hidden>{header}</Hidden> : header}
                </TableCell>
              ),
            )}
          </TableRow>
        </TableHead>
        {groupRows(rows).map((group, index, groups) => (
          <TableBody
            key={group[0]?.id ?? group[0]?.header}
            columns={headers.slice(1)}
            rows={group}
            max={max ?? Math.max(...rows.map(({ bar }) => bar?.end ?? 0))}
            scale={getCellScale(rows)}
            labelled={labelled}
            last={index === groups.length - 1}
          />
        ))}
      </Element>
    </Root>
  );
}

/** The opening of a group and the summary each begin a table body of their own. */
function groupRows(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && row.emphasis !== 'group' && row.emphasis !== 'summary') group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** What is not meant to scroll grows with its words. */
const Unscrolled = styled(TableContainer)({ overflowX: 'visible' });

const Hidden = styled('span')(visuallyHidden);
