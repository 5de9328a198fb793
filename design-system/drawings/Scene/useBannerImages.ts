import { bannerUrls } from 'virtual:scenes';
import { useTheme } from '@emotion/react';
import type { BannerScene, BannerSize } from './cuts.ts';

/** The URLs of a scene as the picture of a banner, in the colours of the brand. */
export function useBannerImages(scene: BannerScene): Record<BannerSize, string> {
  return bannerUrls[useTheme().brand][scene];
}
