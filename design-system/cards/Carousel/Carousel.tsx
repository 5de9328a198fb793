import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useStarted } from '../../behaviour/useStarted.ts';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { focusRing } from '../../styles/focus-ring.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { plainList } from '../../styles/plain-list.ts';
import { startCarousels } from './start-carousels.ts';

interface CarouselProps extends ComponentProps<'div'> {
  /** Name of the slides, e.g. `Portfolios`. */
  label: string;
  /** Each with a key of its own. */
  slides: readonly { key: string; content: ReactNode }[];
  /** The names of the two arrows. */
  previousLabel: string;
  /** As `previousLabel`, for the other arrow. */
  nextLabel: string;
  /** After the last slide comes the first. Left out: the arrows stop at the ends. */
  circular?: boolean;
}

/**
 * Slides one beside the other, one of which shows. They scroll by finger, by wheel and by the arrow
 * keys without JavaScript; `startCarousels` adds the arrows, which React starts itself. On paper all show.
 */
export function Carousel({
  label,
  slides,
  previousLabel,
  nextLabel,
  circular = false,
  ...rest
}: CarouselProps) {
  const { slide } = useTheme().transitions.duration;
  useStarted(startCarousels);
  return (
    <Root {...rest} data-carousel="" data-circular={circular || undefined} data-lock={slide}>
      <Window role="region" aria-label={label} tabIndex={0}>
        <Track>
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </Track>
      </Window>
      {slides.length > 1 && (
        <Arrows>
          <Button
            variant="outlined"
            aria-label={previousLabel}
            aria-disabled={!circular || undefined}
            data-carousel-step={-1}
          >
            <Icon icon={ArrowLeft} />
          </Button>
          <Button variant="outlined" aria-label={nextLabel} data-carousel-step={1}>
            <Icon icon={ArrowRight} />
          </Button>
        </Arrows>
      )}
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({ ...oneColumn, gap: theme.vars.space.m }));

const Window = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.color.line.control} transparent`,
  '&:focus-visible': focusRing(theme),
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  '@media print': { overflow: 'visible' },
}));

const Track = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  columnGap: theme.vars.space.m,
  '& > li': { minInlineSize: 0, overflowWrap: 'anywhere', scrollSnapAlign: 'start' },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', rowGap: theme.vars.space.m },
}));

/** Only a script can move the slides, so without one there are no arrows. */
const Arrows = styled('div')(({ theme }) => ({
  display: 'none',
  gap: theme.vars.space.xs,
  justifySelf: 'end',
  '@media (scripting: enabled)': { display: 'flex' },
  // The icon alone: the ring around a focused arrow stays as visible as any other.
  '& > [aria-disabled]': { cursor: 'default', '& > svg': { opacity: theme.vars.fade.dimmed } },
  '@media print': { display: 'none' },
}));
