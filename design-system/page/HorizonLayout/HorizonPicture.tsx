import { horizonUrls } from 'virtual:scenes';
import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { BANNER_SIZES, HORIZON_SIZE } from '../../drawings/Scene/cuts.ts';
import { useBannerImages } from '../../drawings/Scene/useBannerImages.ts';
import { toMediaQuery } from '../../styles/media-query.ts';

/** Hills from edge to edge, as wide as the window, their middle in its middle. */
export function HorizonPicture(props: ComponentProps<'picture'>) {
  const { brand, breakpoints } = useTheme();
  return (
    <Picture {...props}>
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
  );
}

const Picture = styled('picture')({
  display: 'grid',
  justifyContent: 'center',
  overflow: 'hidden',
  '& > img': { minInlineSize: '100vw', maxInlineSize: 'none', blockSize: 'auto' },
});
