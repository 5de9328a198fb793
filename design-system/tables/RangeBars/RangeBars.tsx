import { styled } from '@mui/material/styles';
import { scaleLinear } from 'd3-scale';
import type { ComponentProps } from 'react';
import { ems } from '../../lengths.ts';
import { rule } from '../../styles/rule.ts';
import { tenth } from '../../tenth.ts';
import { ColumnHeads } from '../shared/ColumnHeads.tsx';

/** An amount that is not certain: a low, a middle and a high value of it. */
export interface Range {
  label: string;
  low: RangeValue;
  middle: RangeValue;
  high: RangeValue;
}

interface RangeValue {
  value: number;
  text: string;
}

interface RangeBarsProps extends ComponentProps<'table'> {
  /** What the chart shows. */
  caption: string;
  /** The heads of its columns. */
  heads: readonly [item: string, low: string, middle: string, high: string];
  ranges: readonly Range[];
}

/**
 * Ranges on one scale that begins at zero. The chart is a table: each row says its values and draws
 * them below as a bar with a mark at the middle value.
 */
export function RangeBars({ caption, heads, ranges, ...rest }: RangeBarsProps) {
  const share = scaleLinear([0, Math.max(...ranges.map(({ high }) => high.value), 1)], [0, 100]);
  const percent = ({ value }: RangeValue) => `${tenth(share(value))}%`;
  return (
    <Table {...rest}>
      <caption>{caption}</caption>
      <ColumnHeads heads={heads} />
      <tbody>
        {ranges.map(({ label, low, middle, high }) => (
          <tr
            key={label}
            style={{
              '--low': percent(low),
              '--middle': percent(middle),
              '--high': percent(high),
            }}
          >
            <th scope="row">{label}</th>
            <td>{low.text}</td>
            <td>{middle.text}</td>
            <td>{high.text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => {
  const { color, size, radius, border, space } = theme.vars;
  const drawn = { content: '""', position: 'absolute', printColorAdjust: 'exact' } as const;
  return {
    ...theme.typography.note,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& > caption': { ...theme.typography.label, textAlign: 'start', paddingBlockEnd: space.xs },
    '& th': { fontWeight: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' },
    '& th + th, & td': { textAlign: 'end', paddingInlineStart: space.xs },
    // On a narrower screen, or with larger text, three amounts need more than one line each.
    [`@media (min-width: ${ems(22)})`]: { '& td': { whiteSpace: 'nowrap' } },
    '& thead th': { color: color.text.secondary, verticalAlign: 'bottom' },
    '& tbody :is(th, td)': { paddingBlock: `${space.xs} ${space.xl}`, verticalAlign: 'top' },
    // Drawn by the row's head, since a row makes a cell of whatever it draws.
    '& > tbody > tr': {
      position: 'relative',
      borderBlockStart: rule(theme),
      breakInside: 'avoid',
      '& > th::before': {
        ...drawn,
        insetBlockEnd: space.s,
        insetInlineStart: 'var(--low)',
        inlineSize: 'calc(var(--high) - var(--low))',
        blockSize: size.bar,
        borderRadius: radius.round,
        backgroundColor: color.chart.layerDeep,
      },
      '& > th::after': {
        ...drawn,
        insetBlockEnd: space.xs,
        insetInlineStart: 'var(--middle)',
        blockSize: space.m,
        borderInlineStart: `${border.focus} solid ${color.text.primary}`,
      },
    },
    '@media (forced-colors: active)': {
      '& > tbody > tr > th::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      '& > tbody > tr > th::after': { borderColor: 'Highlight' },
    },
  };
});
