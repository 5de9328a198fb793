import { expect } from 'vitest';
import { ACCESSIBILITY_FACTS } from '../../site/content/documents/accessibility-facts.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, type Visit } from './support/visit.ts';

test.concurrent.for(ALL_PATHS)(
  '%s fits into every width, and into the narrowest at twice the text size',
  async (path, { visit }) => {
    const { reflowWidths } = ACCESSIBILITY_FACTS;
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE });
    for (const width of reflowWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `At ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: Math.min(...reflowWidths), height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflowing(page), 'At twice the text size').toEqual([]);
  },
);

/** Elements that make the page scroll sideways: those beyond its edge that are not clipped. */
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
