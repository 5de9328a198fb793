import { describe, expect } from 'vitest';
import { ACCESSIBILITY_FACTS } from '../content/documents/accessibility-facts.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, type Visit } from './visit.ts';

describe.concurrent.each(ALL_PATHS)('%s', (path) => {
  test('fits into every width', async ({ visit }) => {
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE });
    for (const width of ACCESSIBILITY_FACTS.reflowWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `At ${width} px`).toEqual([]);
    }
  });

  test('fits into the narrowest width at twice the text size', async ({ visit }) => {
    const width = Math.min(...ACCESSIBILITY_FACTS.reflowWidths);
    const { page } = await visit(path, { width, language: FOREIGN_LANGUAGE });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowing(page)).toEqual([]);
  });
});

/** What makes the page scroll sideways: every element beyond its edge that is not clipped. */
function overflowing(page: Visit['page']): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element | null) =>
      element !== null && element.getBoundingClientRect().right > clientWidth + 1;
    const isCut = (element: Element): boolean => {
      const above = element.parentElement;
      if (!above || above === document.body) return false;
      return getComputedStyle(above).overflowX !== 'visible' || isCut(above);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && !isBeyond(element.parentElement) && !isCut(element))
      .map((element) => `#${element.closest('section')?.id} ${element.outerHTML.slice(0, 100)}`);
  });
}
