import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import type { Hint } from '../../hint.ts';
import { ems, fitted } from '../../lengths.ts';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { Text } from '../../text/Text/Text.tsx';
import { RowHead } from '../shared/RowHead.tsx';
import { ROLES } from '../shared/roles.ts';

interface FactColumn {
  title: string;
  text: string;
  /** A badge below the title. */
  badge?: ReactNode;
}

interface FactRow {
  label: string;
  hint?: Hint;
  /** One formatted figure for each column. */
  values: readonly string[];
  /** Written large: the figure that is read first. */
  isMain?: boolean;
  /** The same figures as numbers, to be drawn as bars from zero, to one scale. */
  amounts?: readonly number[];
}

interface FactTableProps extends ComponentProps<'div'> {
  /** What the table compares, for screen readers. */
  caption: string;
  columns: readonly FactColumn[];
  rows: readonly FactRow[];
}

/**
 * A few things side by side, figure by figure, at every width: where labels have no room beside the
 * figures, they stand above them.
 */
export function FactTable({ caption, columns, rows, ...rest }: FactTableProps) {
  return (
    <Frame {...rest}>
      <Table role="table" style={{ '--columns': columns.length }}>
        <caption>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} />
            {columns.map(({ title, text, badge }) => (
              <th key={title} {...ROLES.columnHeader}>
                <Text variant="subtitle" component="span">
                  {title}
                </Text>
                {badge}
                <Text variant="note" tone="secondary">
                  {text}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map(({ label, hint, values, isMain, amounts }) => (
            <tr key={label} {...ROLES.row} data-main={isMain}>
              <RowHead label={label} hint={hint} />
              {values.map((value, at) => (
                <td
                  key={columns[at]?.title}
                  {...ROLES.cell}
                  {...(amounts && {
                    'data-bar': '',
                    style: { '--share': `${shareOf(amounts[at] ?? 0, amounts)}%` },
                  })}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** An amount as a share of the largest, in percent. */
function shareOf(amount: number, amounts: readonly number[]): number {
  return Math.round((100 * amount) / Math.max(...amounts));
}

/** From here up labels have room beside the figures. */
const ROOMY = `@container (min-inline-size: ${ems(40)})`;

/** Where even three figures do not fit beside each other, at large text sizes, each has its line. */
const TIGHT = `@container (max-inline-size: ${ems(15)})`;

const Frame = styled('div')({ containerType: 'inline-size' });

/** Every row is a grid: its label above its figures, or beside them. */
const Table = styled('table')(({ theme }) => {
  const { color, space, border, size, radius } = theme.vars;
  return {
    display: 'block',
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '& > caption': visuallyHidden,
    '& > thead, & > tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      columnGap: space.s,
      alignItems: 'baseline',
      paddingBlock: space.xs,
      borderBlockStart: rule(theme),
      breakInside: 'avoid',
      [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [ROOMY]: {
        gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns), minmax(0, 1fr))',
        columnGap: space.l,
      },
    },
    '& > thead > tr': {
      alignItems: 'start',
      borderBlockStart: `${border.strong} solid ${color.line.control}`,
    },
    '& > thead td': { display: 'none', [ROOMY]: { display: 'block' } },
    '& th': { textAlign: 'start', fontWeight: 'inherit' },
    '& > thead th': { display: 'grid', justifyItems: 'start', gap: space.xs },
    '& > tbody th': {
      ...theme.typography.note,
      gridColumn: '1 / -1',
      color: color.text.secondary,
      [ROOMY]: { ...theme.typography.body, gridColumn: 'auto' },
    },
    '& > tbody td': {
      fontWeight: theme.typography.label.fontWeight,
    },
    '& > tbody > [data-main] > td': {
      ...theme.typography.figure,
      fontSize: fitted(theme.typography.figure.fontSize, 5.4),
      color: color.text.accent,
      whiteSpace: 'nowrap',
      [ROOMY]: { fontSize: fitted(theme.typography.figure.fontSize, 3.6) },
      [TIGHT]: { fontSize: fitted(theme.typography.figure.fontSize, 12) },
    },
    '& [data-bar]::after': {
      content: '""',
      display: 'block',
      inlineSize: 'var(--share)',
      blockSize: size.bar,
      marginBlockStart: space.xxs,
      borderRadius: radius.round,
      backgroundColor: color.action.main,
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': {
        backgroundColor: 'CanvasText',
        forcedColorAdjust: 'none',
      },
    },
  };
});
