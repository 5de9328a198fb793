import { describe, expect } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { home } from '../../site/landings/index.ts';
import { test, type Visit } from './support/visit.ts';

/** The least height of the first view in px: on a phone, from 960 px and from 1264 px up. */
const FIRST_VIEW = { en: [600, 620, 620], de: [620, 620, 680] };

const WINDOW_HEIGHT = 800;

describe.each(keysOf(FIRST_VIEW))('the fixed measures in %s', (locale) => {
  const path = home.path[locale];

  test('of the first view', async ({ visit }) => {
    const { page } = await visit(path);
    const first = page.locator('main > :first-child');
    const heights = [];
    for (const width of [480, 960, 1264]) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      heights.push(await first.evaluate((view) => getComputedStyle(view).minHeight));
    }
    expect(heights).toEqual(FIRST_VIEW[locale].map((height) => `${height}px`));
    for (const button of await first.locator('[data-cta]').all())
      expect((await button.boundingBox())?.height).toBe(68);
  });

  test('of the persona grid: two columns, and three from 960 px up', async ({ visit }) => {
    const { page } = await visit(path, { width: 959 });
    expect(await columns(page)).toBe(2);
    await page.setViewportSize({ width: 960, height: WINDOW_HEIGHT });
    expect(await columns(page)).toBe(3);
  });

  test('of the reviews: at most 220 % of the window up to 480 px, 105 % above', async ({
    visit,
  }) => {
    const { page } = await visit(path, { width: 480 });
    await page.locator('#reviews summary').click();
    const wall = page.locator('#reviews details [role="region"]');
    // Fewer reviews than fill it leave no hole.
    const most = () => wall.evaluate((part) => Number.parseFloat(getComputedStyle(part).maxHeight));
    expect(await most()).toBeCloseTo(2.2 * WINDOW_HEIGHT);
    await page.setViewportSize({ width: 481, height: WINDOW_HEIGHT });
    expect(await most()).toBeCloseTo(1.05 * WINDOW_HEIGHT);
  });

  test('of the questions: at least 300 px high, their heading at most 810 px wide', async ({
    visit,
  }) => {
    const { page } = await visit(path, { width: 1440 });
    const heading = await page.locator('#faq h2').boundingBox();
    expect(heading?.width).toBeLessThanOrEqual(810);
    const heights = await page
      .locator('#faq *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).minHeight));
    expect(heights).toContain('300px');
  });
  test('of the calculator: one column on a phone, two from 960 px up', async ({ visit }) => {
    const { page } = await visit(path, { width: 360 });
    const onPhone = await calculatorParts(page);
    const tops = onPhone.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(6);

    await page.setViewportSize({ width: 960, height: WINDOW_HEIGHT });
    const inColumns = await calculatorParts(page);
    expect(inColumns.map(({ left }) => left > 960 / 3)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

/** Where the parts of the calculator stand: verdict, curve, causes, selector, preferences, advanced inputs. */
function calculatorParts(page: Visit['page']): Promise<{ left: number; top: number }[]> {
  return page.locator('#comparison').evaluate((section) => {
    const ranges = [...section.querySelectorAll('input[type="range"]')];
    const parts = [
      section.querySelector('[data-part="verdict"]'),
      section.querySelector('[data-part="growth"] [role="img"]'),
      section.querySelector('[data-part="growth"] ~ details'),
      section.querySelector('[value="OWN_INVESTMENT"]')?.closest('fieldset'),
      ranges.at(0),
      ranges.at(-1),
    ];
    return parts.map((part) => {
      const { left = 0, top = 0 } = part?.getBoundingClientRect() ?? {};
      return { left, top };
    });
  });
}

/** How many cards stand side by side. */
async function columns(page: Visit['page']): Promise<number> {
  const starts = await page
    .locator('#personas a[href$=".lp"]')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  return new Set(starts).size;
}
