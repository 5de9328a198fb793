import { expect } from 'vitest';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { test, type Visit } from './support/visit.ts';

test.concurrent.for(LANDING_PAGES)(
  '$name in $locale has strong edges and solid text for who asks for more contrast',
  async ({ path }, { visit }) => {
    const { page } = await visit(path, { reuse: true });
    expect(await faintEdges(page)).not.toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      expect(await faintEdges(page), colorScheme).toEqual([]);
      expect(await translucentTexts(page), colorScheme).toEqual([]);
    }
  },
);

/** Elements with an edge of another colour than their text. */
function faintEdges(page: Visit['page']): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { borderBlockEndWidth, borderBlockEndColor, color } = getComputedStyle(element);
        return borderBlockEndWidth !== '0px' && borderBlockEndColor !== color;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}

/** Texts that are partly transparent. What is wholly transparent appears when it is pointed at. */
function translucentTexts(page: Visit['page']): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const opacity = Number(getComputedStyle(element).opacity);
        return opacity > 0 && opacity < 1 && element.textContent?.trim() !== '';
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
