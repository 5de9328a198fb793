import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

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
  formatFace('Bricolage Grotesque Variable', displayUrl, '200 800'),
  formatFallback('Bricolage Fallback', ' Bold', { size: 100.2, ascent: 92.8, descent: 26.9 }),
  formatFace('Source Sans 3 Variable', textUrl, '200 900'),
  formatFallback('Source Sans Fallback', '', { size: 93.8, ascent: 109.2, descent: 42.7 }),
].join('');

function formatFace(family: string, url: string, weights: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(${url}) format("woff2")}`;
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
