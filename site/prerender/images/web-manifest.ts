import { type Brand, brandTokens } from '../../../tokens/index.ts';
import { toAddress } from '../../config/address.ts';
import { brands } from '../../content/brands/index.ts';

export interface IconFile {
  file: string;
  /** Pixels on each side; a vector without. */
  size?: number;
}

/** The icons of the built site, all at its root. */
export const ICONS = {
  vector: { file: 'icon.svg' },
  small: { file: 'icon-192.png', size: 192 },
  large: { file: 'icon-512.png', size: 512 },
  apple: { file: 'apple-touch-icon.png', size: 180 },
} satisfies Record<string, IconFile>;

/** The web manifest of a brand: its name, its icons and its colours, for whoever keeps the site at hand. */
export function buildWebManifest(brand: Brand) {
  const { surface } = brandTokens[brand].color;
  const bitmap = ({ file, size }: { file: string; size: number }) => ({
    src: toAddress(`/${file}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    name: brands[brand].name,
    short_name: brands[brand].name,
    start_url: toAddress('/'),
    display: 'browser',
    theme_color: surface.sky,
    background_color: surface.sky,
    icons: [
      { src: toAddress(`/${ICONS.vector.file}`), sizes: 'any', type: 'image/svg+xml' },
      bitmap(ICONS.small),
      bitmap(ICONS.large),
    ],
  };
}
