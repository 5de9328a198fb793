import subsetFont from 'subset-font';
import { memoize } from '../../lib/memoize.ts';
import { type FontName, readFontSource } from '../../tokens/fonts/font-sources.ts';

/** A font of the site in one weight as a TrueType file, for text that is set outside a browser. */
export function loadTrueType(font: FontName, weight: number): Promise<Buffer> {
  return files(`${font} ${weight}`, () => createInstance(font, weight));
}

const files = memoize<Promise<Buffer>>(10);

async function createInstance(font: FontName, weight: number): Promise<Buffer> {
  return subsetFont(await readFontSource(font, 'latin'), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
