import { expect } from 'vitest';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';
import { FOREIGN_LANGUAGE, test, type Visit, waitUntilIdle } from './support/visit.ts';

/** The width of A4 at 96 pixels an inch. */
const SHEET = 794;

test.concurrent.for(SITE_PATHS)(
  '%s shows all of its text in print, with room for its titles and on no dark ground',
  async (path, { visit }) => {
    const { page } = await visit(path, { width: SHEET, language: FOREIGN_LANGUAGE });
    // By now a script has shortened the lists.
    await waitUntilIdle(page);
    await page.emulateMedia({ media: 'print' });
    expect(await onPaper(page)).toEqual({ missing: [], squeezed: [], dark: [] });
  },
);

/**
 * Everything that cannot be read on paper: texts that show nowhere, titles narrower than two of their letters, and
 * stripes of a ground darker than half. Not counted are hints, buttons, lines in place of rows that show on paper, words for browsers without
 * JavaScript, and those in charts, which have a table beside them and other words where they are narrow.
 */
function onPaper(page: Visit['page']): Promise<Record<'missing' | 'squeezed' | 'dark', string[]>> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [parent, text] = [node.parentElement, node.textContent?.trim()];
      if (
        !parent ||
        !text ||
        parent.closest(
          'script, noscript, style, [role="img"], [popover], button, [data-disclosure]',
        )
      )
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
      ({ clientWidth, clientHeight }) =>
        clientWidth > document.body.clientWidth / 2 && clientHeight > 24,
    );
    return {
      missing: hidden.filter((text) => !all.includes(text)),
      squeezed: [...document.querySelectorAll('h1, h2, h3')]
        .filter(
          (title) => title.clientWidth < 2 * Number.parseFloat(getComputedStyle(title).fontSize),
        )
        .filter((title) => title.checkVisibility() && getComputedStyle(title).clipPath === 'none')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      dark: stripes.filter(isDark).map((element) => element.outerHTML.slice(0, 100)),
    };
  });
}
