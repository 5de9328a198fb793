import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems, fitted } from '../../styles/lengths.ts';
import { rule } from '../../styles/rule.ts';

interface StatisticProps extends ComponentProps<'div'> {
  /** A small word before the figure, e.g. `over`. */
  prefix?: string;
  /** The figure as visitors read it, e.g. `500`. */
  value: string;
  /** What is counted. */
  label: string;
}

/** One figure and what it counts: a row of a `StatisticList`. */
export function Statistic({ prefix, value, label, ...rest }: StatisticProps) {
  return (
    <Pair {...rest}>
      <dt>{label}</dt>
      <dd>
        {prefix && <small>{prefix} </small>}
        <span>{value}</span>
      </dd>
    </Pair>
  );
}

/** Two to four figures, one below the other with a line between, each with its label beside it. */
export const StatisticList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
  inlineSize: '100%',
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: theme.vars.space.m,
    alignItems: 'baseline',
    paddingBlock: theme.vars.space.xs,
    borderBlockStart: rule(theme),
  },
  '& > div > dt': { order: 1 },
  // At large text sizes a word finds no room beside its figure.
  [`@container (max-inline-size: ${ems(14)})`]: { '& > div': { gridTemplateColumns: 'auto' } },
  // Weightier than the size that a figure has elsewhere.
  '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 7) },
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: theme.vars.space.xxs,
  '& > dt': {
    ...theme.typography.label,
    color: theme.vars.color.text.secondary,
    hyphens: 'auto',
    textWrap: 'balance',
  },
  '& > dd': { ...theme.typography.figure, color: theme.vars.color.text.accent },
  // No higher than the figure, so that figures with and without it stand alike.
  '& small': { ...theme.typography.label, lineHeight: 'inherit' },
}));
