import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { contentColumn } from '../styles/content-column.ts';
import { oneColumn } from '../styles/one-column.ts';

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
  ...oneColumn,
  gap: theme.vars.space.xl,
  justifyItems: 'start',
  ...contentColumn(theme),
  paddingBlockStart: theme.vars.space.xxl,
  paddingBlockEnd: `max(${theme.vars.size.bannerPictureCompact}, 0.24 * 100vw)`,
}));
