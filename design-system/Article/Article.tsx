import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { contentColumn } from '../styles/content-column.ts';
import { oneColumn } from '../styles/one-column.ts';

/** A page of running text: a title, then sections, in a column that is comfortable to read. */
export function Article({ children, ...rest }: ComponentProps<'article'>) {
  return (
    <Ground {...rest}>
      <Column>{children}</Column>
    </Ground>
  );
}

const Ground = styled('article')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.paper,
  paddingBlock: theme.vars.space.xxl,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.xxxl },
}));

const Column = styled('div')(({ theme }) => ({
  ...contentColumn(theme),
  ...oneColumn,
  gap: theme.vars.space.xl,
  maxInlineSize: `calc(${theme.vars.size.measure} + 2 * ${theme.vars.space.gutter})`,
  // Addresses keep their lines, and a long one breaks where it must.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > section': {
    ...oneColumn,
    gap: theme.vars.space.m,
    scrollMarginBlockStart: theme.vars.size.header,
  },
}));
