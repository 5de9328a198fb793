import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ROOT } from '../project/paths.ts';

/**
 * The public modules by the names that they are imported by: each component, the variants of the table,
 * the scripts of components in pages that React does not hydrate, theme, tokens, fonts, the notation of
 * numbers and the drawings of banners.
 */
export function listPublicModules(): Record<string, string> {
  const entries: Record<string, string> = {
    theme: 'design-system/theme.ts',
    'define-brand': 'design-system/define-brand.ts',
    'number-notation': 'design-system/fields/typed-number/number-notation.ts',
    'parse-number': 'design-system/fields/typed-number/parse-number.ts',
    tokens: 'tokens/index.ts',
    fonts: 'tokens/fonts/font-faces.ts',
    'banner-images': 'design-system/drawings/Scene/banner-images.ts',
  };
  const files = globSync('design-system/*/**/*.{ts,tsx}', { cwd: ROOT });
  for (const file of files.sort()) {
    const [name = '', ...kind] = basename(file).split('.');
    const folder = basename(dirname(file));
    if (kind.length > 1) continue;
    const isScript = name.startsWith('start-') && name !== 'start-once';
    if (name === folder || isScript) entries[name] = file;
    if (folder === 'variants' && name !== 'create-variant') entries[`Table/${name}`] = file;
  }
  return entries;
}

/** Of these the root of the package has no names: they are many, and common words. */
export function isInRoot(name: string): boolean {
  return !name.includes('/') && !['tokens', 'banner-images'].includes(name);
}
