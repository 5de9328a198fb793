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
    <Stripe tone={tone} id={id} aria-labelledby={labelledBy}>
      <Column>{children}</Column>
    </Stripe>
  );
}

const Stripe = styled('section', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: BandTone;
}>(({ theme, tone }) => ({
  backgroundColor: theme.vars.color.surface[tone],
  color: tone === 'deep' ? theme.vars.color.text.onDeep : theme.vars.color.text.primary,
  paddingBlock: theme.vars.space.bandCompact,
  scrollMarginBlockStart: theme.vars.size.header,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.bandWide },
}));

const Column = styled('div')(({ theme }) => ({
  maxInlineSize: theme.vars.size.content,
  marginInline: 'auto',
  paddingInline: theme.vars.space.gutter,
}));
