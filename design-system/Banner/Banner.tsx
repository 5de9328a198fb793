import { keyframes, styled, type Theme, useTheme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { contentColumn } from '../styles/content-column.ts';
import { oneColumn } from '../styles/one-column.ts';

/** `panorama` crosses the whole page; `vignette` stands at its end and dissolves towards the words. */
export type BannerView = 'panorama' | 'vignette';

/** The least heights of a banner, named by their token: on a phone, from `md` and from `lg` up. */
export type BannerHeights = Record<'phone' | 'md' | 'lg', keyof Theme['size']>;

interface BannerProps extends ComponentProps<'section'> {
  /** A picture that keeps its own proportions, e.g. a `Scene`; its ground is its lower edge. */
  picture: ReactNode;
  view: BannerView;
  /** Turns a picture round whose tall things would stand behind the words. */
  mirrored?: boolean;
  /** A caption in the picture, e.g. a `NameTag`, and the point it points at: percent from start and top. */
  tag?: { at: readonly [x: number, y: number]; content: ReactNode };
  heights: BannerHeights;
  /** What visitors can do: a card that overlaps the lower edge. */
  action: ReactNode;
  /** Heading and text: they stand in the sky. */
  children: ReactNode;
}

/**
 * The first view of a page: words in the sky above a wide picture.
 * Its heights are least heights, so that long words and large text push the picture down instead of
 * being cut. One drawing, cut out differently, does for all widths what three image files would do.
 */
export function Banner(props: BannerProps) {
  const { picture, view, mirrored = false, tag, heights, action, style, children, ...rest } = props;
  const { size } = useTheme().vars;
  return (
    <Ground
      {...rest}
      style={{
        ...style,
        '--height': size[heights.phone],
        '--height-md': size[heights.md],
        '--height-lg': size[heights.lg],
      }}
    >
      <Column>
        <Words data-view={view}>{children}</Words>
        <Action>{action}</Action>
      </Column>
      <Window>
        <Picture data-view={view} data-mirrored={mirrored || undefined}>
          {picture}
          {tag && (
            <Tag
              style={{ insetInlineStart: `${tag.at[0]}%`, insetBlockEnd: `${100 - tag.at[1]}%` }}
            >
              {tag.content}
            </Tag>
          )}
        </Picture>
      </Window>
    </Ground>
  );
}

const Ground = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  minBlockSize: 'var(--height)',
  backgroundColor: theme.vars.color.surface.sky,
  [theme.breakpoints.up('md')]: { minBlockSize: 'var(--height-md)' },
  // On very wide screens the picture would lose its sky.
  [theme.breakpoints.up('lg')]: { minBlockSize: 'max(var(--height-lg), 0.4 * 100vw)' },
}));

/** What can be seen of the picture. */
const Window = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  // The picture's sky grows out of the plain sky above it, which is also the header's.
  [theme.breakpoints.up('md')]: { maskImage: fadeIn('bottom', '20%') },
}));

/** While the page is scrolled, the picture lags behind the words. */
const drift = keyframes({ to: { transform: 'translateY(8%)' } });

const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  '&[data-mirrored] > img': { scale: '-1 1' },
  '&[data-view="panorama"]': panorama(theme),
  '&[data-view="vignette"]': vignette(theme),
  '@media (prefers-reduced-motion: no-preference)': {
    [theme.breakpoints.up('md')]: {
      '@supports (animation-timeline: scroll())': {
        animationName: `${drift}`,
        animationTimingFunction: 'linear',
        animationTimeline: 'scroll(root)',
        animationRange: '0 100vh',
      },
    },
  },
}));

/**
 * Cut so that the middle stays in view: on a phone the picture is wider than the screen, from `md` on
 * it is stretched to the end, so that who stands left of its middle comes to stand beside the card.
 */
function panorama(theme: Theme) {
  return {
    inlineSize: `max(100%, 2.8 * ${theme.vars.size.bannerPictureCompact})`,
    insetInlineStart: '53%',
    translate: '-53%',
    maskImage: fadeIn('bottom', '35%'),
    [theme.breakpoints.up('md')]: { inlineSize: '135%', insetInlineStart: 0, translate: 'none' },
    [theme.breakpoints.up('lg')]: { inlineSize: '106%', marginBlockEnd: '-7%' },
  };
}

/** On a wide screen its start edge lies behind the card. */
function vignette(theme: Theme) {
  const { content, column } = theme.vars.size;
  const cardStart = `max(0px, 50% - ${content} / 2) + ${theme.vars.space.gutter}`;
  return {
    insetInline: 0,
    maskImage: fadeIn('bottom', '15%'),
    [theme.breakpoints.up('md')]: {
      insetInlineStart: `calc(${cardStart} + ${column} - ${theme.vars.space.xxl})`,
      maskImage: `${fadeIn('bottom', '15%')}, ${fadeIn('right', '18%')}`,
      maskComposite: 'intersect',
    },
  };
}

function fadeIn(side: 'bottom' | 'right', until: string): string {
  return `linear-gradient(to ${side}, transparent, black ${until})`;
}

const Tag = styled('div')({ position: 'absolute' });

/** Above the picture and, with the card, above the section that follows. */
const Column = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  grid: '1fr auto / minmax(0, 1fr)',
  gap: theme.vars.space.l,
  inlineSize: '100%',
  ...contentColumn(theme),
  paddingBlockStart: theme.vars.space.l,
  paddingBlockEnd: theme.vars.size.bannerPictureCompact,
  [theme.breakpoints.up('md')]: { paddingBlockStart: theme.vars.space.xxl, paddingBlockEnd: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  ...oneColumn,
  alignContent: 'start',
  gap: theme.vars.space.m,
  maxInlineSize: theme.vars.size.measure,
  '&[data-view="panorama"]': { [theme.breakpoints.between('md', 'lg')]: mist(theme) },
  '&[data-view="vignette"]': {
    [theme.breakpoints.up('lg')]: {
      maxInlineSize: theme.vars.size.bannerWords,
    },
  },
}));

/** How far the haze reaches beyond the words, as shares of their height and width. */
const MIST = '-22% -26%';

/** Haze between the landscape and the words, so that trees and peaks never take their contrast. */
function mist(theme: Theme) {
  return {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: MIST,
      background: `radial-gradient(closest-side, ${theme.vars.color.surface.sky} 55%, transparent)`,
    },
  } as const;
}

const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    inlineSize: theme.vars.size.column,
    marginBlockEnd: `calc(-1 * ${theme.vars.space.xl})`,
  },
}));
