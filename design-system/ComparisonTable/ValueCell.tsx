import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Circle, type LucideIcon } from 'lucide-react';

export interface Cell {
  value: number;
  /** With its sign, e.g. `−0,65 %`. */
  formattedValue: string;
}

type Tone = 'gain' | 'loss' | 'zero';

/** One value: gains, losses and zeros differ by sign and icon first and by hue second. */
export function ValueCell({ cell, emptyText }: { cell: Cell | undefined; emptyText: string }) {
  const text = cell?.formattedValue ?? emptyText;
  const tone = toneOf(cell?.value ?? 0, text);
  const Sign = SIGNS[tone];
  return (
    <Frame role="cell" data-tone={tone}>
      <span>
        <Sign aria-hidden />
        {text}
      </span>
    </Frame>
  );
}

const SIGNS: Record<Tone, LucideIcon> = { gain: ArrowUp, loss: ArrowDown, zero: Circle };

/** What reads as zero is neither gain nor loss, however small the rest behind it. */
function toneOf(value: number, text: string): Tone {
  if (value === 0 || !/[1-9]/.test(text)) return 'zero';
  return value > 0 ? 'gain' : 'loss';
}

const Frame = styled('td')(({ theme }) => ({
  whiteSpace: 'nowrap',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
  },
  '& svg': { inlineSize: '0.8em', blockSize: '0.8em', flex: 'none' },
  '&[data-tone="gain"]': { color: theme.vars.color.signal.gain },
  '&[data-tone="loss"] svg': { color: theme.vars.color.signal.loss },
  '&[data-tone="zero"]': {
    color: theme.vars.color.text.subtle,
    '& svg': { inlineSize: '0.5em', marginInline: '0.15em' },
  },
}));
