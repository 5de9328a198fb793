import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

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
  paddingBlock: theme.vars.space.bandCompact,
  paddingInline: theme.vars.space.gutter,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.bandWide },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxInlineSize: theme.vars.size.measure,
  marginInline: 'auto',
  // Addresses keep their lines, and a long one breaks where it must.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) },
}));
