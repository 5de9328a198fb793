import { type Brand, brandTokens } from '../../../tokens/index.ts';
import { brands } from '../../content/brands/index.ts';
import { ICONS } from './icon-files.ts';

/** The web manifest of a brand: its name, its icons and its colours, for whoever keeps the site at hand. */
export function buildWebManifest(brand: Brand) {
  const { surface } = brandTokens[brand].color;
  const bitmap = ({ file, size }: { file: string; size: number }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: brands[brand].name,
    short_name: brands[brand].name,
    start_url: '/',
    display: 'browser',
    theme_color: surface.sky,
    background_color: surface.sky,
    icons: [
      { src: `/${ICONS.vector.file}`, sizes: 'any', type: 'image/svg+xml' },
      bitmap(ICONS.small),
      bitmap(ICONS.large),
    ],
  };
}
