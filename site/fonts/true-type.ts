import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { memoize } from '../../lib/memoize.ts';

const FILES = {
  display:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};

/** A font of the site in one weight as a TrueType file, for text that is set outside a browser. */
export function loadTrueType(font: FontName, weight: number): Promise<Buffer> {
  return files(`${font} ${weight}`, () => createInstance(font, weight));
}

type FontName = keyof typeof FILES;

const files = memoize<Promise<Buffer>>(10);

async function createInstance(font: FontName, weight: number): Promise<Buffer> {
  const variable = await readFile(createRequire(import.meta.url).resolve(FILES[font]));
  return subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
