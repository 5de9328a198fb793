import { styled } from '@mui/material/styles';
import { type ComponentProps, useId } from 'react';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { ColumnHeads } from '../shared/ColumnHeads.tsx';

interface AmountTableProps extends ComponentProps<'div'> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The heads of all columns, that of the row headings first. */
  heads: readonly string[];
  /** A row that is a sum of others is set in bold. */
  rows: readonly { head: string; cells: readonly string[]; isSum?: boolean }[];
}

/** Figures in several columns. Where they are too wide they scroll sideways, by keyboard too. */
export function AmountTable({ caption, heads, rows, ...rest }: AmountTableProps) {
  const captionId = useId();
  return (
    <Frame role="region" aria-labelledby={captionId} tabIndex={0} {...rest}>
      <Table>
        <caption id={captionId}>{caption}</caption>
        <ColumnHeads heads={heads} />
        <tbody>
          {rows.map(({ head, cells, isSum }) => (
            <tr key={head} data-sum={isSum}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled('div')({ position: 'relative', overflowX: 'auto' });

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.note,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& > caption': visuallyHidden,
  '& th': { fontWeight: 'inherit', textAlign: 'start' },
  '& thead th': { color: theme.vars.color.text.secondary, verticalAlign: 'bottom' },
  '& td, & thead th + th': { textAlign: 'end', paddingInlineStart: theme.vars.space.m },
  '& td': { whiteSpace: 'nowrap' },
  '& tr > *': { paddingBlock: theme.vars.space.xxs },
  '& tbody > tr': { borderBlockStart: rule(theme) },
  '& tr[data-sum="true"]': { fontWeight: theme.typography.label.fontWeight },
}));
