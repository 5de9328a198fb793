import { fernblick } from './fernblick.ts';
import type { BrandContent } from './schema.ts';

/** The sister brand (mortgage and property advisory): its own name and colours, nothing else yet. */
export const fernblickWohnen: BrandContent = {
  ...fernblick,
  name: 'Fernblick Wohnen',
  product: { en: 'Fernblick Wohnen', de: 'Fernblick Wohnen' },
  origin: 'https://www.fernblick-wohnen.example',
};
