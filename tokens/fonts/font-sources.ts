import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keysOf } from '../../lib/objects.ts';

const require = createRequire(import.meta.url);

const PACKAGES = {
  display: require.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
  text: require.resolve('@fontsource-variable/source-sans-3/package.json'),
};

export type FontName = keyof typeof PACKAGES;

export const FONT_NAMES = keysOf(PACKAGES);

/** One of the two files of a font's package that have the letters of Latin, with all its weights. */
export function readFontSource(font: FontName, letters: 'latin' | 'latin-ext'): Promise<Buffer> {
  const file = `${FILE_STARTS[font]}-${letters}-wght-normal.woff2`;
  return readFile(join(dirname(PACKAGES[font]), 'files', file));
}

const FILE_STARTS: Record<FontName, string> = {
  display: 'bricolage-grotesque',
  text: 'source-sans-3',
};
