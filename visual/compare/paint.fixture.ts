import type { PictureCache } from '../model/picture-cache.ts';
import { hashPixels, type Pixels } from '../model/pixels.ts';
import { encodePng } from '../model/png.ts';
import type { Box, Image } from '../model/report.ts';

/** Puts a picture into a cache. */
export async function keep(cache: PictureCache, pixels: Pixels): Promise<Image> {
  const { width, height } = pixels;
  const hash = hashPixels(pixels);
  await cache.keep(hash, await encodePng(pixels));
  return { hash, width, height };
}

/** A picture of one colour: `0xd7dfda` is `#d7dfda`. */
export function fill(width: number, height: number, rgb = 0xffffff): Pixels {
  return { width, height, data: new Uint32Array(width * height).fill(colour(rgb)) };
}

/** Every row is of another colour. */
export function paintStripes(width: number, height: number): Pixels {
  const data = new Uint32Array(width * height);
  return { width, height, data: data.map((_, index) => 0xff000000 + Math.floor(index / width)) };
}

/** A square, or a box with its own height. */
export function makeBox(x: number, y: number, width: number, height = width): Box {
  return { x, y, width, height };
}

/** A copy with a filled box. */
export function paint(picture: Pixels, box: Box, rgb: number): Pixels {
  const data = picture.data.slice();
  for (let y = box.y; y < box.y + box.height; y++) {
    const start = y * picture.width + box.x;
    data.fill(colour(rgb), start, start + box.width);
  }
  return { ...picture, data };
}

/** A copy with letters: dots with soft edges, blended from the ink and the background. */
export function paintLetters(
  picture: Pixels,
  x: number,
  y: number,
  { text, ink, softness = [0.3, 0.6] }: { text: string; ink: number; softness?: number[] },
): Pixels {
  const data = picture.data.slice();
  const strengths = [0, 1, ...softness];
  for (const [letter, code] of [...Buffer.from(text)].entries()) {
    for (let dot = 0; dot < 8 * 8; dot++) {
      const any = Math.imul(code, 0x9e3779b1 + dot * 0x85ebca6b) >>> 13;
      const place = (y + (dot >> 3)) * picture.width + x + letter * 8 + (dot & 7);
      const strength = strengths[any % strengths.length] ?? 0;
      data[place] = mix(data[place] ?? 0, colour(ink), strength);
    }
  }
  return { ...picture, data };
}

/** A copy with rows inserted above row `y`. */
export function insertRows(picture: Pixels, y: number, rows: Pixels): Pixels {
  const { width, height, data } = picture;
  const grown = new Uint32Array(data.length + rows.data.length);
  grown.set(data.subarray(0, y * width));
  grown.set(rows.data, y * width);
  grown.set(data.subarray(y * width), y * width + rows.data.length);
  return { width, height: height + rows.height, data: grown };
}

function mix(behind: number, ink: number, strength: number): number {
  return [0, 8, 16, 24].reduce((pixel, shift) => {
    const back = (behind >>> shift) & 255;
    const front = (ink >>> shift) & 255;
    return (pixel | (Math.round(back + (front - back) * strength) << shift)) >>> 0;
  }, 0);
}

/** `0xd7dfda`, which is `#d7dfda`, as a pixel. */
function colour(rgb: number): number {
  return ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >>> 16)) >>> 0;
}
