import type { Brand } from '../../../tokens/index.ts';
import fernblick from './fernblick.json' with { type: 'json' };
import fernblickWohnen from './fernblick-wohnen.json' with { type: 'json' };
import type { BrandContent } from './schema.ts';

/**
 * Every brand's content. The names are those of `tokens/brands/`. The default brand is invented and
 * says so; the sister brand (mortgage and property advisory) differs in nothing but its name yet.
 */
export const brands: Readonly<Record<Brand, BrandContent>> =
  // The build checks that the files have this shape.
  { fernblick, 'fernblick-wohnen': { ...fernblick, ...fernblickWohnen } } as Readonly<
    Record<Brand, BrandContent>
  >;
