import { horizonUrls } from 'virtual:scenes';
import { styled, useTheme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { BANNER_SIZES, HORIZON_SIZE } from '../../drawings/Scene/cuts.ts';
import { useBannerImages } from '../../drawings/Scene/useBannerImages.ts';
import { contentColumn } from '../../styles/content-column.ts';
import { toMediaQuery } from '../../styles/media-query.ts';
import { oneColumn } from '../../styles/one-column.ts';

/** A page with little text: it stands in the sky, above hills at the bottom of the screen. */
export function HorizonLayout({ children, ...rest }: ComponentProps<'div'>) {
  const { brand, breakpoints } = useTheme();
  return (
    <Ground {...rest}>
      <Column>{children}</Column>
      <Picture>
        <source
          media={toMediaQuery(breakpoints.up('md'))}
          srcSet={horizonUrls[brand]}
          {...HORIZON_SIZE}
        />
        <img
          fetchPriority="high"
          src={useBannerImages('horizon').small}
          alt=""
          {...BANNER_SIZES.small}
        />
      </Picture>
    </Ground>
  );
}

const Ground = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '1fr auto / minmax(0, 1fr)',
  minBlockSize: '100svh',
  backgroundColor: theme.vars.color.surface.sky,
}));

/** As wide as the window, its middle in the middle. */
const Picture = styled('picture')({
  display: 'grid',
  justifyContent: 'center',
  overflow: 'hidden',
  '& > img': { minInlineSize: '100vw', maxInlineSize: 'none', blockSize: 'auto' },
});

const Column = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.m,
  alignContent: 'start',
  justifyItems: 'start',
  inlineSize: '100%',
  ...contentColumn(theme),
  paddingBlock: theme.vars.space.xxl,
}));
