import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';

interface RatingProps {
  /** How many of the stars are filled; parts count. */
  value: number;
  /** How many stars there are. */
  best: number;
  /** The rating in words, e.g. `4.9 of 5 stars`. */
  label: string;
}

/** A row of stars, filled to the part that was reached. */
export function Rating({ value, best, label }: RatingProps) {
  const stars = Array.from({ length: best }, (_, index) => index);
  return (
    <Row role="img" aria-label={label}>
      {stars.map((index) => (
        <Place key={index}>
          <Star />
          <Fill style={{ inlineSize: percent(value - index) }}>
            <Star />
          </Fill>
        </Place>
      ))}
    </Row>
  );
}

function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 100)}%`;
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.25),
  color: theme.vars.color.signal.star,
}));

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  '& svg': {
    inlineSize: theme.vars.size.icon,
    blockSize: theme.vars.size.icon,
    maxInlineSize: 'none',
  },
}));

const Fill = styled('span')({
  position: 'absolute',
  inset: 0,
  insetInlineEnd: 'auto',
  overflow: 'hidden',
  '& > svg': { fill: 'currentColor' },
});
