import { describe, expect } from 'vitest';
import { SITE_PATHS } from '../../tools/library/site-pages.ts';
import { test, untilIdle, type Visit } from './visit.ts';

/** The width of A4 at 96 pixels an inch. */
const SHEET = 794;

describe.each(SITE_PATHS)('%s in print', (path) => {
  test('shows all of its text, on no dark ground', async ({ visit }) => {
    const { page } = await visit(path, { width: SHEET, language: 'fr-FR' });
    // By now a script has shortened the lists.
    await untilIdle(page);
    await page.emulateMedia({ media: 'print' });
    const { missing, dark } = await onPaper(page);
    expect(missing).toEqual([]);
    expect(dark).toEqual([]);
  });
});

/**
 * What cannot be read on paper: texts that show nowhere, besides hints, buttons and words for
 * browsers without JavaScript, and stripes of a
 * ground darker than half.
 */
function onPaper(page: Visit['page']): Promise<Record<'missing' | 'dark', string[]>> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [parent, text] = [node.parentElement, node.textContent?.trim()];
      if (!parent || !text || parent.closest('script, noscript, style, [popover], button'))
        continue;
      const options = { opacityProperty: true, visibilityProperty: true };
      (parent.checkVisibility(options) ? shown : hidden).push(text);
    }
    const all = shown.join(' ');
    const isDark = (element: Element) => {
      const [r = 255, g = 255, b = 255, alpha = 1] =
        getComputedStyle(element)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return alpha > 0 && (r + g + b) / 3 < 128;
    };
    const stripes = [...document.querySelectorAll('body *')].filter(
      (element) => element.clientWidth > document.body.clientWidth / 2,
    );
    return {
      missing: hidden.filter((text) => !all.includes(text)),
      dark: stripes.filter(isDark).map((element) => element.outerHTML.slice(0, 100)),
    };
  });
}
