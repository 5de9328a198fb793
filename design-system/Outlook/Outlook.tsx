import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

interface OutlookProps extends ComponentProps<'div'> {
  /** A wide picture that keeps its own proportions, e.g. the `Scene` `horizon`. */
  picture: ReactNode;
}

/** A page with little text: it stands in the sky, above hills at the bottom of the screen. */
export function Outlook({ picture, children, ...rest }: OutlookProps) {
  return (
    <Ground {...rest}>
      <Picture>{picture}</Picture>
      <Column>{children}</Column>
    </Ground>
  );
}

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  minBlockSize: '100svh',
  overflow: 'hidden',
  backgroundColor: theme.vars.color.surface.sky,
}));

/** Lowered so far that the hills keep to the room that the words leave them. */
const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '53%',
  translate: '-53%',
  inlineSize: `max(100%, 2.8 * ${theme.vars.size.bannerPictureCompact})`,
  maskImage: 'linear-gradient(to bottom, transparent, black 35%)',
  [theme.breakpoints.up('md')]: { marginBlockEnd: '-12%' },
}));

const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  justifyItems: 'start',
  maxInlineSize: theme.vars.size.content,
  marginInline: 'auto',
  paddingInline: theme.vars.space.gutter,
  paddingBlockStart: theme.vars.space.bandCompact,
  paddingBlockEnd: `max(${theme.vars.size.bannerPictureCompact}, 0.24 * 100vw)`,
}));
