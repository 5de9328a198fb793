import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';

interface FigureTableProps extends ComponentProps<'table'> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The heads of its two columns. */
  heads: readonly [item: string, amount: string];
  rows: readonly { item: string; amount: string; isResult?: boolean }[];
}

/** Items and their amounts, one below the other: what a chart shows, to be read or copied. */
export function FigureTable({ caption, heads: [item, amount], rows, ...rest }: FigureTableProps) {
  return (
    <Table {...rest}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{item}</th>
          <th scope="col" data-amount="">
            {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.item} data-result={row.isResult || undefined}>
            <th scope="row">{row.item}</th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: theme.vars.size.measure,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'auto',
  '& > caption': visuallyHidden,
  '& > thead': { ...theme.typography.note, color: theme.vars.color.text.secondary },
  '& th': { textAlign: 'start', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& td, & [data-amount]': { textAlign: 'end', paddingInlineStart: theme.vars.space.m },
  '& tr > *': { paddingBlock: theme.vars.space.xs },
  '& tbody > tr': {
    borderBlockStart: rule(theme),
  },
  '& [data-result]': { fontWeight: theme.typography.label.fontWeight },
}));
