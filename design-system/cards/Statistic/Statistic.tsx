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

/** About two figures beside each other, each below a line; one below the other where text is large. */
export const StatisticList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${ems(8)}, 30%), 1fr))`,
  columnGap: theme.vars.space.m,
  inlineSize: '100%',
  containerType: 'inline-size',
  '& > *': { paddingBlockStart: theme.vars.space.s, borderBlockStart: rule(theme) },
  // Weightier than the size that a figure has elsewhere.
  [theme.breakpoints.down('sm')]: { '& > div > dd': theme.typography.subtitle },
  [theme.breakpoints.up('sm')]: {
    columnGap: theme.vars.space.l,
    '& > div > dd': { fontSize: fitted(theme.typography.figure.fontSize, 6.5) },
  },
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
