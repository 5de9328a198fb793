import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { type IconNode, Minus, TrendingDown, TrendingUp } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { ems, fitted } from '../../lengths.ts';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import type { Trend } from '../../trend.ts';
import { RowHead } from '../shared/RowHead.tsx';
import { ROLES } from '../shared/roles.ts';

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
  const Table = compact ? TextTable : LargeTable;
  return (
    <Frame {...rest} data-ground={ground}>
      <Table role="table">
        <caption>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnHeader} data-corner="">
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} {...ROLES.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(({ head, cells }) => (
            <tr key={head} {...ROLES.row}>
              <RowHead label={head} />
              {cells.map(({ value, trend }, at) => (
                <td key={columns[at]} {...ROLES.cell}>
                  <span aria-hidden>{columns[at]}</span>
                  <b data-trend={trend}>
                    {trend && <Icon icon={TREND_ICONS[trend]} />}
                    {value}
                  </b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
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
const TIGHT_FOR_TEXT = `@container (max-inline-size: ${ems(34)})`;

/** Figures as large as fit: a row's figures stay in it at twice the text size too. */
const LargeTable = styled('table')(({ theme }) => {
  const { space } = theme.vars;
  const { figure, label, subtitle } = theme.typography;
  return {
    // All columns of figures are as wide as each other.
    tableLayout: 'fixed',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& > caption': visuallyHidden,
    '& th': { textAlign: 'start', textWrap: 'balance', paddingInline: `0 ${space.xs}` },
    '& > thead th': {
      ...label,
      fontSize: fitted(label.fontSize, 4.4),
      verticalAlign: 'bottom',
      hyphens: 'auto',
      paddingBlockEnd: space.s,
    },
    '& [data-corner]': { inlineSize: '16%' },
    '& > tbody > tr': { borderBlockStart: rule(theme, 'control') },
    '& > tbody th': {
      ...subtitle,
      fontSize: fitted(subtitle.fontSize, 4.4),
      verticalAlign: 'baseline',
    },
    '& td': { padding: `${space.m} 0`, verticalAlign: 'baseline' },
    '& td > span': { display: 'none' },
    '& td > b': {
      ...figure,
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: ems(0.2),
      whiteSpace: 'nowrap',
      fontSize: fitted(figure.fontSize, 4.6),
      '& > svg': { inlineSize: ems(0.8), blockSize: ems(0.8) },
      ...trendColors(theme),
    },
    [TIGHT]: { ...lists(theme), '& td > b': { fontSize: fitted(figure.fontSize, 12) } },
  };
});

/** Figures as large as text, which stand beside long words. */
const TextTable = styled(LargeTable)(({ theme }) => ({
  '& [data-corner]': { inlineSize: '40%' },
  '& > thead th:not([data-corner]), & td': { textAlign: 'end', paddingInlineEnd: 0 },
  '& > tbody th': theme.typography.label,
  '& td': { paddingBlock: theme.vars.space.s },
  '& td > b': theme.typography.body,
  [TIGHT_FOR_TEXT]: { ...lists(theme), '& td > b': theme.typography.body },
}));

/** Every row as a list of its columns. */
function lists({ vars: { space } }: Theme): CSSObject {
  return {
    '&, & > tbody, & > tbody > tr, & > tbody th': { display: 'block' },
    '& > thead': visuallyHidden,
    '& > tbody > tr': { paddingBlock: space.s },
    '& td': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      textAlign: 'start',
      columnGap: space.xs,
      paddingBlock: space.xxs,
    },
    '& td > span': { display: 'block', flexGrow: 1 },
  };
}

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
