import { getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { home } from '../../site/landings/index.ts';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { FOREIGN_LANGUAGE, test, type Visit, waitUntilIdle } from './support/visit.ts';

/** The width of A4 at 96 pixels an inch. */
const SHEET = 794;

test.concurrent.for(ONE_OF_EACH)(
  '%s shows all of its text in print, with room for its titles and on no dark ground',
  async (path, { visit }) => {
    const { page } = await visit(path, { width: SHEET, language: FOREIGN_LANGUAGE, reuse: true });
    // By now a script has shortened the lists.
    await waitUntilIdle(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await onPaper(page)).toEqual({ missing: [], squeezed: [], dark: [], faded: [] });
  },
);

describe.concurrent.each(LOCALES)('home in %s, printed on A4,', (locale) => {
  test('has its content on few sheets, and none of its controls', async ({ visit }) => {
    const { page } = await visit(home.path[locale], { width: SHEET, language: FOREIGN_LANGUAGE });
    await waitUntilIdle(page);
    const controls = await page.locator('[data-cta], button:visible').allTextContents();
    const named = new Set(
      controls.map((text) => text.trim()).filter((text) => !/\d|^$/.test(text)),
    );
    expect(named.size).toBeGreaterThan(4);
    const pdf = await getDocumentProxy(
      new Uint8Array(await page.pdf({ format: 'A4', printBackground: true })),
    );
    const sheets = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => {
        const { items } = await (await pdf.getPage(at + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str.trim() : ''));
      }),
    );
    expect(sheets.flat().filter((text) => named.has(text))).toEqual([]);
    expect(sheets.flat().join(' ')).toContain('1.409');
    expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
    await page.emulateMedia({ media: 'print' });
    const or = page
      .locator('main > section')
      .first()
      .getByText(messages[locale]['hero.or'], { exact: true });
    expect(await or.isVisible(), 'between buttons that are gone').toBe(false);
    expect(
      await page.locator('header nav, input[type="range"]').filter({ visible: true }).count(),
    ).toBe(0);
  });
});

const MOST_SHEETS = 9;

/**
 * Everything that cannot be read on paper: texts that show nowhere, titles narrower than two of their letters,
 * stripes of a ground darker than half, and light words on a ground that a browser does not print. Not counted are hints, menus, buttons (also those that are links), lines in place of rows that show on paper, the bar that stands
 * for the verdict's card, which shows on paper with the same amounts, words for browsers without JavaScript, and those in charts, which have a table beside them and other words where they are narrow.
 */
function onPaper(
  page: Visit['page'],
): Promise<Record<'missing' | 'squeezed' | 'dark' | 'faded', string[]>> {
  return page.evaluate(() => {
    const isHiddenLink = (element: Element) => {
      const link = element.closest('a');
      return link !== null && getComputedStyle(link).display === 'none';
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const hidden: string[] = [];
    const faded: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [parent, text] = [node.parentElement, node.textContent?.trim()];
      if (
        !parent ||
        !text ||
        isHiddenLink(parent) ||
        parent.closest(
          'script, noscript, style, [role="img"], [popover], button, nav, footer :is(h2, ul), [data-disclosure], [data-visible]',
        )
      )
        continue;
      const options = { opacityProperty: true, visibilityProperty: true };
      const isShown = parent.checkVisibility(options);
      (isShown ? shown : hidden).push(text);
      if (isShown && !isDarker(parent, 'color') && !isExact(parent) && !isClipped(parent))
        faded.push(text);
    }
    const all = shown.join(' ');
    function isDarker(element: Element, kind: 'color' | 'backgroundColor') {
      const [r = 255, g = 255, b = 255, alpha = 1] =
        getComputedStyle(element)
          [kind].match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return alpha > 0 && (r + g + b) / 3 < 128;
    }
    /** Whether an element is on paper as it is on the screen, with its ground. */
    function isExact(element: Element) {
      return getComputedStyle(element).printColorAdjust === 'exact';
    }
    /** Until it has the focus, which nothing has on paper. */
    function isClipped(element: Element) {
      return getComputedStyle(element).clipPath !== 'none';
    }
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
      faded,
      dark: stripes
        .filter((stripe) => isDarker(stripe, 'backgroundColor'))
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  });
}
