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
