import type { Aligned, Pixels } from '../model/pixels.ts';

/**
 * Both pictures in one: unchanged pixels are faded to light grey, changed pixels are magenta, inserted
 * rows are tinted magenta, and removed rows are shown where they were, blue and hatched.
 */
export function paintDifference({ before, after, sections }: Aligned): Pixels {
  const { width } = after;
  const height = sections.reduce((sum, { rows }) => sum + rows, 0);
  const data = new Uint32Array(width * height);
  let place = 0;
  for (const section of sections) {
    const [start, other] = [section.before * width, section.after * width];
    for (let pixel = 0; pixel < section.rows * width; pixel++, place++) {
      const was = section.kind === 'inserted' ? undefined : before.data[start + pixel];
      const is = section.kind === 'removed' ? undefined : after.data[other + pixel];
      const isHatched = ((place % width) + Math.floor(place / width)) % 12 < 2;
      data[place] = pickColour(was, is, isHatched);
    }
  }
  return { width, height, data };
}

function pickColour(was: number | undefined, is: number | undefined, isHatched: boolean): number {
  if (is === undefined) return isHatched ? HATCHING : tintRemoved(was ?? 0);
  if (was === undefined) return tintInserted(is);
  return was === is ? fade(is) : CHANGED;
}

/** Magenta: no brand and no photo uses it, and it stands out on light and on dark. */
const CHANGED = makeOpaque(255, 0, 160);
/** Marks removed rows independently of colour. */
const HATCHING = makeOpaque(0, 64, 160);

/** Grey between three quarters and white: shapes stay legible and nothing rivals the changes. */
function fade(pixel: number): number {
  const grey = 192 + getLightness(pixel) / 4;
  return makeOpaque(grey, grey, grey);
}

/** Tinted in proportion to the content's lightness, so that it stays legible. */
function tintInserted(pixel: number): number {
  return makeOpaque(255, 64 + getLightness(pixel) / 2, 208 + getLightness(pixel) / 8);
}

function tintRemoved(pixel: number): number {
  return makeOpaque(32 + getLightness(pixel) / 2, 96 + getLightness(pixel) / 2, 255);
}

/** The human eye's weights of red, green and blue. */
function getLightness(pixel: number): number {
  // Not by `getChannels`: a page has millions of pixels, and each would make an array.
  return (pixel & 255) * 0.3 + ((pixel >>> 8) & 255) * 0.59 + ((pixel >>> 16) & 255) * 0.11;
}

function makeOpaque(red: number, green: number, blue: number): number {
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
