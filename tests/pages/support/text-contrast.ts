import { isDeepStrictEqual } from 'node:util';
import Color from 'colorjs.io';
import { decodePng } from '../../../visual/model/png.ts';
import type { Visit } from './visit.ts';

/** One line of text with its contrast against the pixels behind it. */
export interface TextLine {
  text: string;
  /** WCAG 2.2, what at least 98 % of the pixels reach: the rest may be edges of something beside it. */
  contrast: number;
  /** The least that it must be: 7 for body text (WCAG 2.2, 1.4.6), 4.5 for links in their own colour (1.4.3). */
  atLeast: number;
}

/**
 * Measures the lines of text in an element against what is drawn behind them, the lowest contrast
 * first. Unlike axe, which reads styles, it sees pictures.
 */
export async function measureTextContrasts(
  page: Visit['page'],
  selector: string,
): Promise<TextLine[]> {
  const element = page.locator(selector);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on ${page.url()}.`);
  const clip = { x: 0, y: 0, width: box.x + box.width, height: box.y + box.height };
  // Painting what the window does not show takes three times as long.
  const fullPage = clip.height > (page.viewportSize()?.height ?? 0);
  const lines = await element.evaluate(linesOf);
  const veil = await page.addStyleTag({ content: '* { color: transparent !important }' });
  const { width, data } = await decodePng(await page.screenshot({ clip, fullPage }));
  await veil.evaluate((style) => style.parentElement?.removeChild(style));
  // Something arrived meanwhile that moved them.
  if (!isDeepStrictEqual(await element.evaluate(linesOf), lines))
    return measureTextContrasts(page, selector);
  return lines
    .map(({ text, atLeast, color, left, top, right, bottom }) => {
      const rows = Array.from({ length: bottom - top }, (_, row) => {
        const start = (top + row) * width;
        return data.subarray(start + left, start + Math.min(right, width));
      });
      return { text, atLeast, contrast: worstContrast(color, rows) };
    })
    .sort((one, other) => one.contrast - other.contrast);
}

/** The part of pixels that may have less contrast. */
const STRAY = 0.02;

function worstContrast(color: string, rows: readonly Uint32Array[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) for (const pixel of row) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const total = rows.reduce((sum, { length }) => sum + length, 0);
  const text = new Color(color).luminance;
  const grounds = [...counts]
    .map(([pixel, count]) => ({ count, contrast: contrastOf(text, luminanceOf(pixel)) }))
    .sort((one, other) => one.contrast - other.contrast);
  let seen = 0;
  const worst = grounds.find(({ count }) => {
    seen += count;
    return seen > STRAY * total;
  });
  if (!worst) throw new Error('A line of text has no pixels.');
  return worst.contrast;
}

/** WCAG 2.2, relative to the darker of two luminances. */
function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Of a pixel in the order of its bytes: red, green, blue, alpha. */
function luminanceOf(pixel: number): number {
  const known = luminances.get(pixel);
  if (known !== undefined) return known;
  const channel = (shift: number) => ((pixel >>> shift) & 255) / 255;
  const { luminance } = new Color('srgb', [channel(0), channel(8), channel(16)]);
  luminances.set(pixel, luminance);
  return luminance;
}

/** By pixel: a drawing has few colours, but every line of text stands before many of its pixels. */
const luminances = new Map<number, number>();

/** Runs in the page: the boxes of all lines of visible text in whole pixels of the page. */
function linesOf(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!parentElement?.checkVisibility() || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color } = getComputedStyle(parentElement);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      // Text for screen readers only is a pixel wide.
      if (width < 2 || height < 2) continue;
      lines.push({
        text: node.textContent,
        atLeast: parentElement.closest('a') ? 4.5 : 7,
        color,
        left: Math.max(0, Math.round(left + scrollX)),
        top: Math.round(top + scrollY),
        right: Math.round(right + scrollX),
        bottom: Math.round(bottom + scrollY),
      });
    }
  }
  return lines;
}
