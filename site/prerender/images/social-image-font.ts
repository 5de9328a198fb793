import { create, type Font } from 'fontkit';
import { trueType } from '../../fonts/true-type.ts';

/** The display font of the site in one weight, for text that is set outside a browser. */
export async function displayFont(weight: number): Promise<Font> {
  const font = create(await trueType('display', weight));
  if ('fonts' in font) throw new Error('The display font is a collection of fonts.');
  return font;
}
