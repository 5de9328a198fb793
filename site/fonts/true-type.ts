import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { memoize } from '../../lib/memoize.ts';
import { type FontName, readFontSource } from '../../tokens/fonts/font-sources.ts';

/** A font of the site in one weight as a TrueType file, for text that is set outside a browser. */
export function loadTrueType(font: FontName, weight: number): Promise<Buffer> {
  return files(`${font} ${weight}`, () => createInstance(font, weight));
}

/** The same font as its letters, which can be measured and drawn. */
export function loadFont(font: FontName, weight: number): Promise<Font> {
  return fonts(`${font} ${weight}`, async () => {
    const loaded = create(await loadTrueType(font, weight));
    if ('fonts' in loaded) throw new Error(`The font ${font} is a collection of fonts.`);
    return loaded;
  });
}

const files = memoize<Promise<Buffer>>(10);
const fonts = memoize<Promise<Font>>(10);

async function createInstance(font: FontName, weight: number): Promise<Buffer> {
  return subsetFont(await readFontSource(font, 'latin'), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
