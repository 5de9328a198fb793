import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ems } from '../../lengths.ts';
import type { Trend } from '../../trend.ts';

export interface Cell {
  /** With its sign, e.g. `−0,65 %`. */
  text: string;
  trend: Trend;
}

interface ValueCellProps extends ComponentProps<'td'> {
  cell: Cell | undefined;
  emptyText: string;
}

/** One value: gains, losses and zeros differ by sign and mark first and by hue second. */
export function ValueCell({ cell, emptyText, ...rest }: ValueCellProps) {
  const { text, trend } = cell ?? { text: emptyText, trend: 'zero' };
  return (
    <Frame {...rest} role="cell" data-tone={trend}>
      {text}
    </Frame>
  );
}

/** Marks are drawn by styles: a table has dozens, and screen readers have the sign of the number. */
const Frame = styled('td')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '&::before': { marginInlineEnd: theme.vars.space.xxs },
  '&[data-tone="gain"]': { color: theme.vars.color.signal.gain },
  '&[data-tone="gain"]::before': { content: '"↑" / ""' },
  '&[data-tone="loss"]::before': { content: '"↓" / ""', color: theme.vars.color.signal.loss },
  '&[data-tone="zero"]': { color: theme.vars.color.text.subtle },
  '&[data-tone="zero"]::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '0.5em',
    aspectRatio: 1,
    border: `${theme.vars.border.thin} solid currentColor`,
    borderRadius: theme.vars.radius.round,
    // As high as the arrows of the other rows stand.
    marginBlockEnd: ems(0.1),
  },
}));
