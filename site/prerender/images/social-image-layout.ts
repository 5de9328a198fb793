import type { Font, GlyphRun } from 'fontkit';
import { removeSoftHyphens, SOFT_HYPHEN } from '../../i18n/soft-hyphens.ts';

/** The picture that social networks show beside a link to a page, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

/** Around the title and the brand's name. */
export const MARGIN = 64;

/** The room for the title: beside the disc that frames the picture, above the brand's name. */
export const TITLE_BOX = { width: 424, height: 390 };

/** The brand's name, by its size and its baseline. */
export const NAME = { size: 34, baseline: 510 };

/** What a demo says of itself below the name: it ends on the lower margin. */
export const NOTICE = { size: 22, width: 440, baseline: 540, lineHeight: 1.2 };

/** From the top of the letters to their baseline, as a share of their size. */
export const ASCENT = 0.8;

/** The disc through which the drawing is seen, in a ring. It rises from the right like a sun. */
export const DISC = { x: 1066, y: 315, radius: 530, ring: 26 };

/** The box that the drawing covers, its ground in view. */
export const DRAWING = { x: 392, y: -6, width: 848, height: 636 };

/** How text is set: letter spacing is a share of the size, line height too. */
export interface Setting {
  font: Font;
  letterSpacing: number;
  lineHeight: number;
}

/** A title broken into lines of one size. */
interface SetTitle {
  size: number;
  lines: readonly string[];
}

const LARGE_SIZES = [76, 72, 68, 64, 60];
const SIZES = [...LARGE_SIZES, 56, 52];

/** Every size that a title may have, the largest first. */
export const TITLE_SIZES: readonly number[] = [...SIZES, 48, 44, 40, 36];

/**
 * Sets a title as large as its box allows, in lines of even length: in three lines if it can be
 * large in them, with words parted at their soft hyphens only if it would become small otherwise.
 * @throws when a word is too long for the smallest size and has no soft hyphen to part it at
 */
export function setTitle(
  title: string,
  box: { width: number; height: number },
  setting: Setting,
): SetTitle {
  const whole = removeSoftHyphens(title);
  const attempts = [
    ...LARGE_SIZES.map((size) => ({ size, text: whole, most: 3 })),
    ...SIZES.map((size) => ({ size, text: whole, most: Infinity })),
    ...TITLE_SIZES.map((size) => ({ size, text: title, most: Infinity })),
  ];
  for (const { size, text, most } of attempts) {
    const measure = (line: string) => widthOf(line, size, setting);
    const lines = breakLines(text, box.width, measure);
    const room = Math.min(most, box.height / (size * setting.lineHeight));
    if (lines && lines.length <= room)
      return { size, lines: evenLines(text, box.width, lines, measure) };
  }
  throw new Error(`"${title}" does not fit a social image: give its longest word soft hyphens.`);
}

/** The width of a line in pixels. */
export function widthOf(line: string, size: number, { font, letterSpacing }: Setting): number {
  const run = font.layout(line);
  return (run.advanceWidth / font.unitsPerEm + run.glyphs.length * letterSpacing) * size;
}

/** Path data of a line whose baseline starts at `x`, `y`. */
export function outlineOf(
  line: string,
  size: number,
  x: number,
  y: number,
  setting: Setting,
): string {
  const { font, letterSpacing } = setting;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions }: GlyphRun = font.layout(line);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, y);
      pen += xAdvance * scale + letterSpacing * size;
      return path.toSVG();
    })
    .join('');
}

/** Fills line after line; nothing when a part of a word is wider than the box. */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const parts = word.split(SOFT_HYPHEN);
    for (const [index, part] of parts.entries()) {
      const hyphen = index < parts.length - 1 ? '-' : '';
      const gap = index === 0 && line ? ' ' : '';
      if (measure(line + gap + part + hyphen) <= width) {
        line += gap + part;
        continue;
      }
      if (measure(part + hyphen) > width) return undefined;
      lines.push(index === 0 ? line : `${line}-`);
      line = part;
    }
  }
  return [...lines, line];
}

/** The same number of lines in the narrowest box that holds them. */
function evenLines(
  text: string,
  width: number,
  lines: string[],
  measure: (line: string) => number,
): string[] {
  const narrower = breakLines(text, width * 0.98, measure);
  return narrower?.length === lines.length
    ? evenLines(text, width * 0.98, narrower, measure)
    : lines;
}
