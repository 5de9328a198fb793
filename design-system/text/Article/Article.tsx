import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { contentColumn } from '../../styles/content-column.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { Text } from '../Text/Text.tsx';

interface ArticleProps extends ComponentProps<'article'> {
  /** The heading of the page. */
  title: string;
  /** One paragraph that says what the page answers. */
  lead?: string;
  /** A link or a button for the whole of it. */
  action?: ReactNode;
}

/** A page of running text: its head, then sections, in a column that is comfortable to read. */
export function Article({ title, lead, action, children, ...rest }: ArticleProps) {
  return (
    <Ground {...rest}>
      <Column>
        <Head>
          <Text variant="title" component="h1">
            {title}
          </Text>
          {lead && <Text variant="lead">{lead}</Text>}
          {action}
        </Head>
        {children}
      </Column>
    </Ground>
  );
}

const Ground = styled('article')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.paper,
  paddingBlock: theme.vars.space.xxl,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.xxxl },
}));

const Head = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  justifyItems: 'start',
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
