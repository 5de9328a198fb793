import { fernblick } from './fernblick.ts';
import type { BrandContent } from './schema.ts';

/** The sister brand (mortgage and property advisory): its own name and colours, nothing else yet. */
export const fernblickWohnen: BrandContent = {
  ...fernblick,
  name: 'Fernblick Wohnen',
  product: { en: 'Fernblick Wohnen', de: 'Fernblick Wohnen' },
  origin: 'https://www.fernblick-wohnen.example',
  reviewWidget: 'c94e2a67-1d58-4b3f-8e0c-37fa95d16b02',
};
