import { loadFont } from '../../site/fonts/true-type.ts';
import { bindSpaces } from '../../site/i18n/bind-spaces.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { removeSoftHyphens, SOFT_HYPHEN } from '../../site/i18n/soft-hyphens.ts';
import { type CustomValues, listReadings } from '../../site/landings/check/text-problems.ts';
import { widthOf } from '../../site/prerender/images/social-image-layout.ts';
import { brandTokens } from '../../tokens/index.ts';

/** The words of a hero on the smallest phone that the first view of pages is made for. */
export interface SetWords {
  lines: number;
  /** In CSS pixels. */
  lineHeight: number;
}

/** Sets title or text of a hero without a browser, for the brand whose names take most lines. */
export async function setWords(
  text: string,
  part: keyof typeof STYLES,
  locale: Locale,
  values?: CustomValues,
): Promise<SetWords> {
  const { space, typography } = brandTokens.fernblick;
  const { family, style } = STYLES[part];
  const { compact, wide } = typography[style];
  const font = await loadFont(family, compact.fontWeight);
  // As `createTypeStyles` has both for every width.
  const lineHeight = compact.fontSize * Math.max(compact.lineHeight, wide.lineHeight);
  const setting = { font, letterSpacing: wide.letterSpacing / wide.fontSize, lineHeight };
  // The browser sets the hyphen by itself, without the spacing of letters.
  const hyphen = widthOf('-', compact.fontSize, { ...setting, letterSpacing: 0 });
  const measure = (line: string) =>
    widthOf(removeSoftHyphens(line.trimEnd()), compact.fontSize, setting) +
    (line.endsWith(SOFT_HYPHEN) ? hyphen : 0);
  const lines = listReadings(bindSpaces(text), locale, values).map((reading) =>
    countLines(reading, PHONE_WIDTH - 2 * space.m, measure),
  );
  return { lines: Math.max(...lines), lineHeight };
}

const PHONE_WIDTH = 360;

const STYLES = {
  title: { family: 'display', style: 'hero' },
  text: { family: 'text', style: 'body' },
} as const;

/** Fills line after line, with words parted at hyphens and at their soft hyphens. */
function countLines(text: string, width: number, measure: (line: string) => number): number {
  let [lines, line] = [1, ''];
  for (const part of text.split(/(?<=[ \u00ad-])/)) {
    const isFull = line !== '' && measure(line + part) > width;
    if (isFull) lines += 1;
    line = isFull ? part : line + part;
  }
  return lines;
}
