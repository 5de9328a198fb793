import { keysOf } from '../../lib/objects.ts';
import displayCommon from '../dist/fonts/common/display.woff2?url';
import textCommon from '../dist/fonts/common/text.woff2?url';
import displayExtended from '../dist/fonts/extended/display.woff2?url';
import textExtended from '../dist/fonts/extended/text.woff2?url';
import displayRare from '../dist/fonts/rare/display.woff2?url';
import textRare from '../dist/fonts/rare/text.woff2?url';
import { formatUnicodeRange, LETTERS, type LetterSet } from './letters.ts';

/** Arial, and what takes its space or nearly so where there is none: Linux, Android, Apple. */
const SYSTEM_FONTS = ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica'];

/**
 * `@font-face` rules of the two families in the tokens `font.family.*`, self-hosted so that no font
 * host learns who visits. Each has a fallback made of a system font that takes the same space, so
 * that nothing shifts when the font loads. Ascent and descent are the fonts' own (hhea) divided by
 * `size-adjust`, which is the ratio of average letter widths: display at weight 580 against Arial
 * Bold, text at 400 against Arial.
 */
export const fontFaceCss = [
  ...formatFaces('Bricolage Grotesque Variable', '200 800', {
    common: displayCommon,
    rare: displayRare,
    extended: displayExtended,
  }),
  formatFallback('Bricolage Fallback', ' Bold', { size: 100.2, ascent: 92.8, descent: 26.9 }),
  ...formatFaces('Source Sans 3 Variable', '200 900', {
    common: textCommon,
    rare: textRare,
    extended: textExtended,
  }),
  formatFallback('Source Sans Fallback', '', { size: 93.8, ascent: 109.2, descent: 42.7 }),
].join('');

function formatFaces(family: string, weights: string, urls: Record<LetterSet, string>): string[] {
  return keysOf(urls).map((letters) => {
    const range =
      letters === 'common' ? '' : `;unicode-range:${formatUnicodeRange(LETTERS[letters])}`;
    return `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${urls[letters]})${range}}`;
  });
}

function formatFallback(
  family: string,
  style: string,
  percent: Record<'size' | 'ascent' | 'descent', number>,
): string {
  const overrides = `size-adjust:${percent.size}%;ascent-override:${percent.ascent}%;descent-override:${percent.descent}%;line-gap-override:0%`;
  const sources = SYSTEM_FONTS.map((font) => `local("${font}${style}")`);
  return `@font-face{font-family:"${family}";src:${sources.join()};${overrides}}`;
}
