import { type Theme, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import type { ComponentProps, ReactNode } from 'react';
import { NameTag } from '../../cards/NameTag/NameTag.tsx';
import type { BannerPlaces } from '../../drawings/Scene/cuts.ts';
import type { BannerSize } from '../../drawings/Scene/drawings.ts';
import { ofWidth } from '../../styles/lengths.ts';
import { oneColumn } from '../../styles/one-column.ts';
import { BannerPicture } from './BannerPicture.tsx';

/** The least heights of a banner, named by their token: on a phone, from `md` and from `lg` up. */
export type BannerHeights = Record<'phone' | 'md' | 'lg', keyof Theme['size']>;

interface BannerProps extends ComponentProps<'section'> {
  /** URLs of the picture: `large` from `lg` up, `medium` from `md` up, else `small`. */
  images: Record<BannerSize, string>;
  /** Description of the picture for screen readers. Without it the picture is decoration. */
  alt?: string;
  /** `lazy` where the banner may stay hidden: then its picture is fetched only once it is shown. */
  loading?: 'eager' | 'lazy';
  /** So high at least, by the language of the words. */
  heights: BannerHeights;
  /** How many twelfths of the page’s column the words have at most, from `md` and from `lg` up. */
  columns?: { md: number; lg: number };
  /** Names a person in the picture. */
  caption?: {
    name: string;
    /** A fact about the person. */
    fact: string;
    /** Where its arrow points. */
    at: BannerPlaces;
  };
  /** A card that overlaps the lower edge, with the actions of visitors. */
  action: ReactNode;
  /** Heading and text: they stand in the sky. */
  children: ReactNode;
}

/**
 * The first view of a page: words in the sky, a card below them, and a wide picture beside both. Below
 * `md` the picture is between them, and the card hangs into it from the deep ground at its foot. Its
 * heights are least heights, so that long words and large text push the picture down instead of being
 * cut.
 */
export function Banner({
  images,
  alt = '',
  loading = 'eager',
  heights,
  columns = COLUMNS,
  caption,
  action,
  style,
  children,
  ...rest
}: BannerProps) {
  const { size } = useTheme().vars;
  return (
    <Ground
      {...rest}
      style={{
        ...style,
        '--height': size[heights.phone],
        '--height-md': size[heights.md],
        '--height-lg': size[heights.lg],
        '--columns-md': columns.md,
        '--columns-lg': columns.lg,
      }}
    >
      <Column>
        <Words>{children}</Words>
        <Action>{action}</Action>
      </Column>
      <BannerPicture images={images} alt={alt} loading={loading}>
        {caption && (
          <Tag style={getPlaceVariables(caption.at)}>
            <NameTag name={caption.name} caption={caption.fact} />
          </Tag>
        )}
      </BannerPicture>
    </Ground>
  );
}

/** Twelfths. */
const COLUMNS = { md: 5, lg: 6 };

function getPlaceVariables({ small, medium, large }: BannerPlaces) {
  return {
    '--at': `auto auto ${small[1]}% ${small[0]}%`,
    '--at-md': `auto auto ${medium[1]}% ${medium[0]}%`,
    '--at-lg': `auto auto ${large[1]}% ${large[0]}%`,
  };
}

const Ground = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  minBlockSize: limitToScreen('--height'),
  backgroundColor: theme.vars.color.surface.sky,
  [theme.breakpoints.down('md')]: { grid: 'auto auto 1fr / minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: { minBlockSize: limitToScreen('--height-md') },
  [theme.breakpoints.up('lg')]: { minBlockSize: limitToScreen('--height-lg') },
}));

function limitToScreen(height: string): string {
  return `min(var(${height}), 100svh)`;
}

/**
 * Above the picture and, with the card, above the section that follows. Below `md` the picture stands
 * in the row between its parts.
 */
const Column = styled(Container)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridArea: '1 / 1 / -1',
  gridTemplateRows: 'subgrid',
  [theme.breakpoints.up('md')]: {
    grid: '1fr auto / minmax(0, 1fr)',
    gap: theme.vars.space.l,
    paddingBlockStart: theme.vars.space.xxl,
  },
}));

const Words = styled('div')(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  gap: theme.vars.space.m,
  maxInlineSize: theme.vars.size.measure,
  paddingBlockStart: theme.vars.space.m,
  [theme.breakpoints.down('sm')]: {
    gap: theme.vars.space.xs,
    paddingBlockStart: theme.vars.space.xxs,
    // Small, so that the picture is in view on arrival.
    '& > p': theme.typography.body,
  },
  [theme.breakpoints.up('md')]: {
    maxInlineSize: 'calc(100% * var(--columns-md) / 12)',
    paddingBlockStart: 0,
  },
  [theme.breakpoints.up('lg')]: {
    maxInlineSize: 'calc(100% * var(--columns-lg) / 12)',
    // As high as the title stands, pictures are empty: it may be wider than the text.
    '& > h1': { marginInlineEnd: `calc(-1 * ${theme.vars.space.xl})` },
  },
}));

const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    gridRow: 3,
    // From edge to edge.
    marginInline: `calc(-1 * ${theme.vars.space.gutter})`,
    paddingInline: theme.vars.space.gutter,
    paddingBlockEnd: theme.vars.space.l,
    '@media screen': { backgroundColor: theme.vars.color.surface.deep },
    // Weightier than what it holds, whichever style comes first.
    '&& > *': { marginBlockStart: `calc(-1 * ${theme.vars.space.xl})` },
  },
  [theme.breakpoints.up('md')]: {
    inlineSize: theme.vars.size.column,
    marginBlockEnd: `calc(-1 * ${theme.vars.space.l})`,
  },
}));

const Tag = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 'var(--at)',
  // The picture is wider than its window, where the tag ends in line with the words.
  insetInlineEnd: `calc(50% - ${ofWidth(50)} + ${theme.vars.space.gutter})`,
  [theme.breakpoints.up('md')]: { inset: 'var(--at-md)' },
  [theme.breakpoints.up('lg')]: { inset: 'var(--at-lg)' },
}));
