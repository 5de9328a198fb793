import type { Brand } from '../../../tokens/index.ts';
import { fernblick } from './fernblick.ts';
import { fernblickWohnen } from './fernblick-wohnen.ts';
import type { BrandContent } from './schema.ts';

/** Every brand's content. The names are those of `tokens/brands/`. */
export const brands: Readonly<Record<Brand, BrandContent>> = {
  fernblick,
  'fernblick-wohnen': fernblickWohnen,
};
