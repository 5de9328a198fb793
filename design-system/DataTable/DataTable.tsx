import { styled, type Theme } from '@mui/material/styles';
import { type IconNode, Minus, TrendingDown, TrendingUp } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fitted } from '../lengths.ts';
import { rule } from '../styles/rule.ts';
import { visuallyHidden } from '../styles/visually-hidden.ts';
import type { Trend } from '../trend.ts';

interface DataTableProps extends ComponentProps<'div'> {
  /** What the table shows, for screen readers. */
  caption: string;
  /** The heading above the row headings, e.g. `Year`. */
  corner: string;
  columns: readonly string[];
  /** Any number of rows with one cell per column: a formatted figure, a gain or loss with its sign. */
  rows: readonly { head: string; cells: readonly { value: string; trend?: Trend }[] }[];
  /** On the deep ground a gain shines instead of being green. */
  ground?: 'deep';
  /** Figures as large as text, for tables that are read line by line. */
  compact?: boolean;
}

/**
 * A table of few, large figures. On a phone every row is a list with the column's name before each
 * figure; the roles keep it a table for assistive technology, which forgets one that is not laid out
 * as one.
 */
export function DataTable(props: DataTableProps) {
  const { caption, corner, columns, rows, ground, compact = false, ...rest } = props;
  return (
    <Frame {...rest} data-ground={ground} data-compact={compact || undefined}>
      <Table role="table">
        <caption>{caption}</caption>
        <Columns role="rowgroup">
          <Row role="row">
            <Head role="columnheader" scope="col">
              {corner}
            </Head>
            {columns.map((column) => (
              <Head key={column} role="columnheader" scope="col">
                {column}
              </Head>
            ))}
          </Row>
        </Columns>
        <Rows role="rowgroup">
          {rows.map(({ head, cells }) => (
            <Row key={head} role="row">
              <RowHead role="rowheader" scope="row">
                {head}
              </RowHead>
              {cells.map(({ value, trend }, at) => (
                <Cell key={columns[at]} role="cell">
                  <ColumnName aria-hidden>{columns[at]}</ColumnName>
                  <Figure data-trend={trend}>
                    {trend && <Icon of={TREND_ICONS[trend]} />}
                    {value}
                  </Figure>
                </Cell>
              ))}
            </Row>
          ))}
        </Rows>
      </Table>
    </Frame>
  );
}

const TREND_ICONS: Record<Trend, IconNode> = {
  gain: TrendingUp,
  loss: TrendingDown,
  zero: Minus,
};

/** What the figures measure themselves by. */
const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& > caption': visuallyHidden,
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

const Columns = styled('thead')(({ theme }) => ({
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

const Rows = styled('tbody')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'block' },
  '& > tr': {
    borderBlockStart: rule(theme, 'control'),
  },
}));

const Row = styled('tr')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'block',
    paddingBlock: `${theme.vars.space.l} ${theme.vars.space.m}`,
  },
}));

const Head = styled('th')(({ theme }) => ({
  ...theme.typography.label,
  textAlign: 'start',
  paddingBlockEnd: theme.vars.space.m,
}));

const RowHead = styled('th')(({ theme }) => ({
  ...theme.typography.subtitle,
  textAlign: 'start',
  [theme.breakpoints.down('md')]: { display: 'block', paddingBlockEnd: theme.vars.space.xs },
  [theme.breakpoints.up('md')]: { inlineSize: '18%' },
  '[data-compact] &': { ...theme.typography.label, inlineSize: 'auto' },
}));

const Cell = styled('td')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.vars.space.xs,
    paddingBlock: theme.vars.space.xxs,
  },
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.vars.space.l,
    '[data-compact] &': { paddingBlock: theme.vars.space.s },
  },
}));

const ColumnName = styled('span')(({ theme }) => ({
  flexGrow: 1,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** As large as fits: a row's figures stay in it at twice the text size too. */
const Figure = styled('b')(({ theme }) => ({
  ...theme.typography.figure,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.vars.space.xs,
  whiteSpace: 'nowrap',
  fontSize: fitted(theme.typography.figure.fontSize, 12),
  [theme.breakpoints.up('md')]: { fontSize: fitted(theme.typography.figure.fontSize, 4.4) },
  ...trendColors(theme),
  '[data-compact] &': theme.typography.body,
}));

/** The second sign of a trend; its icon and the figure's sign are the first. */
function trendColors({ vars: { color } }: Theme) {
  const { signal, text, action } = color;
  return {
    '&[data-trend="gain"] > svg': { color: signal.gain },
    '&[data-trend="loss"] > svg': { color: signal.loss },
    '&[data-trend="zero"] > svg': { color: text.subtle },
    '[data-ground="deep"] &[data-trend="gain"] > svg': { color: action.glow },
    '[data-ground="deep"] &[data-trend="loss"] > svg': { color: text.onDeep },
    '[data-ground="deep"] &[data-trend="zero"] > svg': { color: text.onDeepSoft },
  };
}
