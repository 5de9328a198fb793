import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import type { ComponentProps } from 'react';
import { onPaper } from '../../styles/on-paper.ts';
import { styleByValue } from '../../styles/style-by-value.ts';

export type BandTone = 'paper' | 'sand' | 'mist' | 'deep';

interface BandProps extends ComponentProps<'section'> {
  /** The ground: two bands below each other differ. */
  tone: BandTone;
  /** Little room around its content: for a few lines between sections. */
  compact?: boolean;
}

/** One full-width stripe of a page with its content centred in the content column. */
export function Band({ tone, compact, children, ...rest }: BandProps) {
  return (
    <Stripe
      {...rest}
      data-tone={tone === 'paper' ? undefined : tone}
      data-compact={compact || undefined}
    >
      <Container>{children}</Container>
    </Stripe>
  );
}

const Stripe = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.paper,
  color: theme.vars.color.text.primary,
  ...styleByValue<Exclude<BandTone, 'paper'>>('tone', {
    sand: { backgroundColor: theme.vars.color.surface.sand },
    mist: { backgroundColor: theme.vars.color.surface.mist },
    deep: {
      backgroundColor: theme.vars.color.surface.deep,
      color: theme.vars.color.text.onDeep,
      ...onPaper(theme),
    },
  }),
  paddingBlock: theme.vars.space.band,
  '@media print': { paddingBlock: theme.vars.space.s },
  '&[data-compact]': { paddingBlock: theme.vars.space.m },
  scrollMarginBlockStart: theme.vars.size.header,
}));
