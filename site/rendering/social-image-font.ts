import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const FILE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/**
 * The display font of the site in one weight, for text that is set outside a browser. The file is
 * unpacked first, because fontkit cannot vary a font while it is WOFF2.
 */
export async function displayFont(weight: number): Promise<Font> {
  const packed = await readFile(createRequire(import.meta.url).resolve(FILE));
  const font = create(Buffer.from(await decompress(packed)));
  if (!('getVariation' in font)) throw new Error(`${FILE} holds more than one font.`);
  return font.getVariation({ wght: weight });
}
