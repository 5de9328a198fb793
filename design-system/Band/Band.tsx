import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type BandTone = 'paper' | 'sand' | 'mist' | 'deep';

interface BandProps {
  tone: BandTone;
  /** The anchor other pages link to, e.g. `costs`. */
  id?: string;
  /** Id of the heading that names this part of the page for assistive technology. */
  labelledBy?: string;
  children: ReactNode;
}

/** One full-width stripe of a page with its content centred in the content column. */
export function Band({ tone, id, labelledBy, children }: BandProps) {
  return (
    <Stripe data-tone={tone} id={id} aria-labelledby={labelledBy}>
      <Column>{children}</Column>
    </Stripe>
  );
}

const Stripe = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.paper,
  color: theme.vars.color.text.primary,
  '&[data-tone="sand"]': { backgroundColor: theme.vars.color.surface.sand },
  '&[data-tone="mist"]': { backgroundColor: theme.vars.color.surface.mist },
  '&[data-tone="deep"]': {
    backgroundColor: theme.vars.color.surface.deep,
    color: theme.vars.color.text.onDeep,
  },
  paddingBlock: theme.vars.space.bandCompact,
  scrollMarginBlockStart: theme.vars.size.header,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.bandWide },
}));

const Column = styled('div')(({ theme }) => ({
  maxInlineSize: theme.vars.size.content,
  marginInline: 'auto',
  paddingInline: theme.vars.space.gutter,
}));
