import { useTheme } from '@emotion/react';
import { bannerImages } from './banner-images.ts';
import type { BannerScene } from './cuts.ts';
import type { BannerSize } from './drawings.ts';

/** The URLs of a scene as the picture of a banner, in the colours of the brand. */
export function useBannerImages(scene: BannerScene): Record<BannerSize, string> {
  return bannerImages[useTheme().brand][scene];
}
