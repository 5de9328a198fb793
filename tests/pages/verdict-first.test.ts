import type { Page } from 'playwright-core';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { ONE_OF_EACH } from './support/one-of-each.ts';
import { test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };

/** A phone with its browser's bars, and the narrowest screen with two columns; on home more of them. */
const SCREENS = [PHONE, { width: 960, height: 800 }];
const HOME_SCREENS = [
  ...SCREENS,
  { width: 600, height: 800 },
  { width: 1264, height: 800 },
  { width: 1920, height: 900 },
];

const VERDICT = '#comparison [data-part="verdict"]';

test.concurrent.for(LANDING_PAGES.filter(({ path }) => ONE_OF_EACH.includes(path)))(
  '$name in $locale shows the verdict first, by its links, after the gap and in a shared link',
  async ({ name, path }, { visit, expect }) => {
    const { page } = await visit(path, { ...PHONE, reuse: true });
    await page.locator('main > :first-child a[href="#comparison"]').click();
    await expect
      .poll(() => findCover(page), { message: 'After the link of the first view' })
      .toBe('');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('#pensiongap [data-cta="calculate"]').click();
    await expect.poll(() => findCover(page), { message: 'After the gap' }).toBe('');

    for (const screen of name === 'home' ? HOME_SCREENS : SCREENS) {
      // By way of an empty page, so that the browser scrolls to the part anew.
      await page.goto('about:blank');
      await page.setViewportSize(screen);
      await page.goto(`${path}#comparison?monthly=250&age=38&once=0`);
      await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
      const at = { message: `In a shared link at ${screen.width} px` };
      await expect.poll(() => findCover(page), at).toBe('');
    }
  },
);

/** Why the verdict cannot be seen whole, and nothing if it can. */
function findCover(page: Page): Promise<string> {
  return page.locator(VERDICT).evaluate((verdict) => {
    const { top, bottom, left, right } = verdict.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return `from ${top} to ${bottom} of ${innerHeight}`;
    const covers = [top + 2, bottom - 2]
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .filter((element) => !verdict.contains(element));
    return covers.map((element) => element?.outerHTML.slice(0, 80)).join();
  });
}
