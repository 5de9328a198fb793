import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { ColumnHeads } from '../../tables/shared/ColumnHeads.tsx';
import { type Step, waterfallBars } from './bars.ts';

interface WaterfallProps extends ComponentProps<'table'> {
  /** What the chart shows. */
  caption: string;
  /** The heads of its two columns. */
  heads: readonly [item: string, amount: string];
  /** In the order in which the amounts are taken. */
  steps: readonly WaterfallStep[];
  /** What fills the whole width, so that several charts can be compared. */
  whole: number;
}

export interface WaterfallStep extends Step {
  label: string;
  /** The formatted amount with its sign. */
  text: string;
}

/**
 * How an amount shrinks, step by step. The chart is a table: each row says what is taken and draws
 * it under its words, at the place where it is taken.
 */
export function Waterfall({ caption, heads, steps, whole, ...rest }: WaterfallProps) {
  const bars = waterfallBars(steps, whole);
  return (
    <Table {...rest}>
      <caption>{caption}</caption>
      <ColumnHeads heads={heads} />
      <tbody>
        {steps.map(({ label, text, kind }, index) => (
          <tr
            key={label}
            data-kind={kind}
            style={{ '--start': `${bars[index]?.start}%`, '--size': `${bars[index]?.size}%` }}
          >
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme }) => {
  const { color, size, radius, border } = theme.vars;
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'auto',
    '& > caption': {
      ...theme.typography.label,
      textAlign: 'start',
      paddingBlockEnd: theme.vars.space.xs,
    },
    '& > thead': visuallyHidden,
    // The bar belongs to its whole row; the head draws it, since a row would make a cell of it.
    '& > tbody > tr': {
      ...theme.typography.note,
      position: 'relative',
      borderBlockStart: rule(theme),
      breakInside: 'avoid',
      '--bar': color.signal.loss,
      '& > th::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: theme.vars.space.xs,
        insetInlineStart: 'var(--start)',
        inlineSize: 'var(--size)',
        minInlineSize: border.strong,
        blockSize: size.bar,
        borderRadius: radius.small,
        background: 'var(--bar)',
        printColorAdjust: 'exact',
      },
      '&[data-kind="whole"], &[data-kind="rest"]': {
        ...theme.typography.label,
        '--bar': color.action.main,
      },
      // Hatched, so that a tax is not only another colour.
      '&[data-kind="tax"]': {
        '--bar': `repeating-linear-gradient(135deg, ${color.signal.loss} 0 ${border.strong}, transparent ${border.strong} calc(2 * ${border.strong}))`,
      },
      '&[data-kind="gain"]': { '--bar': color.signal.gain },
    },
    '& tbody :is(th, td)': {
      fontWeight: 'inherit',
      paddingBlock: `${theme.vars.space.xs} ${theme.vars.space.l}`,
      verticalAlign: 'bottom',
    },
    '& th': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: theme.vars.space.m },
    '@media (forced-colors: active)': {
      '& > tbody > tr': {
        '--bar': 'CanvasText',
        '&[data-kind="tax"]': {
          '--bar': `repeating-linear-gradient(135deg, CanvasText 0 ${border.strong}, Canvas ${border.strong} calc(2 * ${border.strong}))`,
        },
        '& > th::after': { forcedColorAdjust: 'none' },
      },
    },
  };
});
