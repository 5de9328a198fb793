import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Circle, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Trend } from '../trend.ts';

export interface Cell {
  /** With its sign, e.g. `−0,65 %`. */
  text: string;
  trend: Trend;
}

interface ValueCellProps extends ComponentProps<'td'> {
  cell: Cell | undefined;
  emptyText: string;
}

/** One value: gains, losses and zeros differ by sign and icon first and by hue second. */
export function ValueCell({ cell, emptyText, ...rest }: ValueCellProps) {
  const { text, trend } = cell ?? { text: emptyText, trend: 'zero' };
  return (
    <Frame {...rest} role="cell" data-tone={trend}>
      <span>
        <Icon of={SIGNS[trend]} />
        {text}
      </span>
    </Frame>
  );
}

const SIGNS: Record<Trend, IconNode> = { gain: ArrowUp, loss: ArrowDown, zero: Circle };

const Frame = styled('td')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
  },
  '& svg': { inlineSize: '0.8em', blockSize: '0.8em' },
  '&[data-tone="gain"]': { color: theme.vars.color.signal.gain },
  '&[data-tone="loss"] svg': { color: theme.vars.color.signal.loss },
  '&[data-tone="zero"]': {
    color: theme.vars.color.text.subtle,
    '& svg': { inlineSize: '0.5em', marginInline: '0.15em' },
  },
}));
