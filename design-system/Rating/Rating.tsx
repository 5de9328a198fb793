import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface RatingProps extends ComponentProps<'span'> {
  /** How many of the stars are filled; parts count. */
  value: number;
  /** How many stars there are. */
  best: number;
  /** The rating in words, e.g. `4.9 of 5 stars`. */
  label: string;
}

/** A row of stars, filled to the part that was reached. */
export function Rating({ value, best, label, ...rest }: RatingProps) {
  const share = Math.min(Math.max(value / best, 0), 1);
  return (
    <Row {...rest} role="img" aria-label={label}>
      <Stars count={best} />
      <Filled style={{ inlineSize: `${share * 100}%` }}>
        <Stars count={best} />
      </Filled>
    </Row>
  );
}

const SIDE = 24;
/** A star around the middle of its square. */
const STAR = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z';

/** All stars are one path: pages show many ratings. */
function Stars({ count }: { count: number }) {
  const path = Array.from({ length: count }, (_, index) => `M${SIDE * (index + 0.5)} 3${STAR}`);
  return (
    <svg viewBox={`0 0 ${SIDE * count} ${SIDE}`} aria-hidden>
      <path d={path.join('')} />
    </svg>
  );
}

const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  blockSize: theme.vars.size.icon,
  '& svg': {
    blockSize: '100%',
    maxInlineSize: 'none',
    fill: 'none',
    stroke: theme.vars.color.signal.star,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
}));

const Filled = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  insetInlineEnd: 'auto',
  overflow: 'hidden',
  '& > svg': { fill: theme.vars.color.signal.star },
}));
