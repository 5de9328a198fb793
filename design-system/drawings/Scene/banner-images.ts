import { bannerUrls } from 'virtual:scenes';
import type { Brand } from '../../../tokens/index.ts';
import type { BannerScene } from './cuts.ts';
import type { BannerSize } from './drawings.ts';

/** The files of each scene as the picture of a banner, in the colours of each brand. */
export const bannerImages: Readonly<
  Record<Brand, Record<BannerScene, Record<BannerSize, string>>>
> = bannerUrls;
