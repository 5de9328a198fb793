import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { type IconNode, Minus, TrendingDown, TrendingUp } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ems, fitted } from '../lengths.ts';
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
 * A table of few, large figures. Where its columns have no room side by side, every row is a list with
 * the column's name before each figure; the roles keep it a table for assistive technology, which
 * forgets one that is not laid out as one.
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

/** Below this the figures of a row have no room side by side, at large text sizes or on a phone. */
const TIGHT = `@container (max-inline-size: ${ems(19)})`;
const TIGHT_FOR_TEXT = `@container (max-inline-size: ${ems(36)})`;

/** Styles of a table whose rows are lists. Figures as large as text stand beside long words. */
function stacked(styles: CSSObject): CSSObject {
  return { [TIGHT]: styles, [TIGHT_FOR_TEXT]: { '[data-compact] &': styles } };
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& > caption': visuallyHidden,
  ...stacked({ display: 'block' }),
});

const Columns = styled('thead')(stacked({ ...visuallyHidden }));

const Rows = styled('tbody')(({ theme }) => ({
  ...stacked({ display: 'block' }),
  '& > tr': {
    borderBlockStart: rule(theme, 'control'),
  },
}));

const Row = styled('tr')(({ theme }) =>
  stacked({ display: 'block', paddingBlock: theme.vars.space.s }),
);

const Head = styled('th')(({ theme }) => ({
  ...theme.typography.label,
  textAlign: 'start',
  verticalAlign: 'bottom',
  hyphens: 'auto',
  paddingBlockEnd: theme.vars.space.s,
  paddingInlineEnd: theme.vars.space.xs,
}));

const RowHead = styled('th')(({ theme }) => ({
  ...theme.typography.subtitle,
  textAlign: 'start',
  paddingInlineEnd: theme.vars.space.xs,
  '[data-compact] &': theme.typography.label,
  ...stacked({ display: 'block' }),
}));

const Cell = styled('td')(({ theme }) => ({
  paddingBlock: theme.vars.space.m,
  '[data-compact] &': { paddingBlock: theme.vars.space.s },
  ...stacked({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.vars.space.xs,
    paddingBlock: theme.vars.space.xxs,
  }),
}));

const ColumnName = styled('span')({
  display: 'none',
  ...stacked({ display: 'block', flexGrow: 1 }),
});

/** As large as fits: a row's figures stay in it at twice the text size too. */
const Figure = styled('b')(({ theme }) => ({
  ...theme.typography.figure,
  display: 'inline-flex',
  alignItems: 'center',
  gap: ems(0.2),
  whiteSpace: 'nowrap',
  fontSize: fitted(theme.typography.figure.fontSize, 4.4),
  '& > svg': { inlineSize: ems(0.8), blockSize: ems(0.8) },
  [TIGHT]: { fontSize: fitted(theme.typography.figure.fontSize, 12) },
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
