import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import type { ComponentProps, ReactNode } from 'react';
import { TextLink } from '../../actions/TextLink/TextLink.tsx';
import { HorizonPicture } from '../../page/HorizonLayout/HorizonPicture.tsx';
import { oneColumn } from '../../styles/one-column.ts';
import { plainList } from '../../styles/plain-list.ts';
import { touchTarget } from '../../styles/touch-target.ts';
import { Text } from '../Text/Text.tsx';

interface ArticleProps extends ComponentProps<'article'> {
  /** The heading of the page. */
  title: string;
  /** One paragraph that says what the page answers. */
  lead?: string;
  /** A link or a button for the whole of it. */
  action?: ReactNode;
  /** Links to the sections: from `lg` up a list that stays beside the text, else a line above it. */
  contents?: {
    /** The name of the links for assistive technology. */
    label: string;
    links: readonly { href: string; label: string }[];
  };
}

/**
 * A page of running text: its title above a horizon, then sections, in a column that is comfortable to
 * read. From `lg` up what leads into the text stays beside it.
 */
export function Article({ title, lead, action, contents, children, ...rest }: ArticleProps) {
  return (
    <Ground {...rest}>
      <Horizon>
        <HorizonPicture />
        <Title>
          <Text variant="title" component="h1">
            {title}
          </Text>
        </Title>
      </Horizon>
      <Page>
        <Side>
          {lead && <Text variant="lead">{lead}</Text>}
          {action}
          {contents && (
            <Contents aria-label={contents.label}>
              <ul>
                {contents.links.map(({ href, label }) => (
                  <li key={href}>
                    <TextLink alone href={href}>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Contents>
          )}
        </Side>
        <Column>{children}</Column>
      </Page>
    </Ground>
  );
}

const Ground = styled('article')(({ theme }) => ({
  backgroundColor: theme.vars.color.surface.paper,
}));

/** A strip of the picture, from the sun down to the hills. Words that need more room push it down. */
const Horizon = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'clip',
  minBlockSize: theme.vars.size.horizon,
  // So high that nothing of the wider picture ends at the header.
  [theme.breakpoints.up('md')]: { minBlockSize: theme.vars.size.horizonWide },
  paddingBlockEnd: theme.vars.space.xxl,
  backgroundColor: theme.vars.color.surface.sky,
  '& > picture': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    translate: '0 45%',
    [theme.breakpoints.up('md')]: { translate: '0 33%' },
    '@media print': { display: 'none' },
  },
  // On a phone a long title ends where the sun is, which is bright at night.
  [theme.breakpoints.down('sm')]: { '& > picture > img': { translate: '12%' } },
}));

const Title = styled(Container)(({ theme }) => ({
  position: 'relative',
  paddingBlockStart: theme.vars.space.l,
  // It ends before the birds and the sun.
  [theme.breakpoints.up('sm')]: { '& > h1': { maxInlineSize: '47%' } },
}));

const Page = styled(Container)(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
  paddingBlock: `${theme.vars.space.l} ${theme.vars.space.xxl}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.vars.space.xxl },
  // In line with the columns of the footer.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: theme.vars.space.xxl,
    alignItems: 'start',
  },
}));

const Side = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  justifyItems: 'start',
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    '&:empty': { display: 'block' },
    '@media screen': {
      position: 'sticky',
      insetBlockStart: `calc(${theme.vars.size.header} + ${theme.vars.space.l})`,
    },
  },
}));

const Contents = styled('nav')(({ theme }) => ({
  '& > ul': {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.vars.space.m,
    [theme.breakpoints.up('lg')]: { display: 'grid' },
  },
  '& > ul > li': touchTarget(theme),
  '@media print': { display: 'none' },
}));

const Column = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: theme.vars.size.measure,
  // Addresses keep their lines, and a long one breaks where it must.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > section': {
    ...oneColumn,
    gap: theme.vars.space.m,
    scrollMarginBlockStart: theme.vars.size.header,
  },
}));
