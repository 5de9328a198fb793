import { keyframes, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BANNER_SIZES } from '../../drawings/Scene/cuts.ts';
import type { BannerSize } from '../../drawings/Scene/drawings.ts';
import { toMediaQuery } from '../../styles/media-query.ts';

interface BannerPictureProps {
  images: Record<BannerSize, string>;
  alt: string;
  /** Of the wide picture; that of a phone is always lazy. */
  loading: 'eager' | 'lazy';
  /** Parts of the picture, placed in percent of it. */
  children?: ReactNode;
}

/**
 * The picture of a banner: it stands at its foot, its middle in the middle of the page, in CSS pixels of
 * its own, so that the same things are beside the words at every width. Above it is plain sky, and the
 * nearest hill ends it, in the colour of the deep ground that follows.
 */
export function BannerPicture({ images, alt, loading, children }: BannerPictureProps) {
  const { breakpoints } = useTheme();
  const { small, medium, large } = BANNER_SIZES;
  return (
    <Window>
      <Picture>
        {/* Fetched at once, and by a phone not at all: that has a picture of its own. */}
        <picture>
          <source media={toMediaQuery(breakpoints.down('md'))} srcSet={NO_PICTURE} />
          <source media={toMediaQuery(breakpoints.down('lg'))} srcSet={images.medium} {...medium} />
          <img loading={loading} fetchPriority="high" src={images.large} alt={alt} {...large} />
        </picture>
        <Small
          loading="lazy"
          decoding="async"
          fetchPriority="high"
          src={images.small}
          alt={alt}
          {...small}
        />
        {children}
      </Picture>
      <Ridge viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden>
        <path d="M0 64V40C200 12 420 0 640 16s480 44 800-8v56z" />
      </Ridge>
    </Window>
  );
}

/** A picture of nothing, for which nothing is fetched. */
const NO_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** The visible part of the picture. Below `md` its plain sky begins behind the last words. */
const Window = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'inline-size',
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    gridArea: '2 / 1',
    blockSize: theme.vars.size.bannerPictureCompact,
    marginBlockStart: `calc(-1 * ${theme.vars.space.l})`,
  },
  [theme.breakpoints.between('sm', 'md')]: { blockSize: theme.vars.size.bannerPicture },
}));

/** While the page is scrolled, the picture lags behind the words. */
const drift = keyframes({ to: { transform: 'translateY(8%)' } });

const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '50%',
  translate: '-50%',
  [theme.breakpoints.down('md')]: { blockSize: '100%' },
  inlineSize: 'max-content',
  minInlineSize: '100%',
  '& img': { minInlineSize: '100%', maxInlineSize: 'none', blockSize: 'auto' },
  '& picture': { maxInlineSize: 'none', [theme.breakpoints.down('md')]: { display: 'none' } },
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

const Ridge = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: `calc(${theme.vars.size.ridge} / 2)`,
  fill: theme.vars.color.surface.deep,
  [theme.breakpoints.up('md')]: { blockSize: theme.vars.size.ridge },
}));

/** As high as its window. */
const Small = styled('img')(({ theme }) => ({
  '&&': { inlineSize: 'auto', blockSize: '100%' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
