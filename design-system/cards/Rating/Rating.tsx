import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { percents } from '../../styles/lengths.ts';
import { createMask } from '../../styles/mask.ts';

interface RatingProps extends ComponentProps<'span'> {
  /** How many of the stars are filled; parts count. */
  value: number;
  /** How many stars there are. */
  max: number;
  /** The rating in words, e.g. `4.9 of 5 stars`. */
  label: string;
}

/** A row of stars, filled to the part that was reached. */
export function Rating({ value, max, label, style, ...rest }: RatingProps) {
  const filled = percents((100 * Math.min(Math.max(value, 0), max)) / max);
  return (
    <Row
      {...rest}
      role="img"
      aria-label={label}
      style={{ ...style, '--stars': max, '--filled': filled }}
    />
  );
}

/** The stars are masks, one image repeated, because pages show many ratings. */
const Row = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  blockSize: theme.vars.size.icon,
  aspectRatio: 'var(--stars)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    mask: `${createStarMask('none')} 0 0 / auto 100%`,
    backgroundColor: theme.vars.color.signal.star,
    // Browsers that force or save colours would leave out what is only a background.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  '&::after': {
    insetInlineEnd: 'auto',
    inlineSize: 'var(--filled)',
    maskImage: createStarMask('black'),
  },
}));

/** A star as a mask: its outline, or all of it. */
function createStarMask(fill: 'black' | 'none'): string {
  const path = 'M12 3l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z';
  return createMask(path, 1.5, fill);
}
