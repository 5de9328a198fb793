import { describe } from 'vitest';
import { home } from '../../site/landings/index.ts';
import { test } from '../pages/support/visit.ts';

describe.concurrent('the menu of a small screen', () => {
  test.for([
    [768, 1024, 1024, 768],
    [740, 1024, 1264, 800],
    [959, 800, 960, 800],
  ] as const)(
    'that is open at %i x %i leaves the page free when it turns to %i x %i',
    async ([width, height, wide, low], { visit, expect }) => {
      const { page } = await visit(home.path.de, { width, height });
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Menü' }).click();
      const open = page.locator(':popover-open');
      expect(await open.count()).toBe(1);
      await page.setViewportSize({ width: wide, height: low });
      await expect.poll(() => open.count()).toBe(0);
      const last = page.locator('[data-menu] a').last();
      const [link, header] = await Promise.all([
        last.boundingBox(),
        page.locator('header').first().boundingBox(),
      ]);
      expect(link?.y).toBeGreaterThan(header?.y ?? 0);
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((header?.y ?? 0) + 80);
      await page.mouse.click(wide / 2, low / 2);
    },
  );

  test.for([
    [740, 360],
    [640, 320],
    [568, 280],
    [360, 640],
  ] as const)(
    'shows its last link whole at %i x %i, and closes at a tap beside it',
    async ([width, height], { visit, expect }) => {
      const { page } = await visit(home.path.de, { width, height });
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Menü' }).tap();
      const list = page.locator('[data-menu] > ul');
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const { y = 0, height: linkHeight = 0 } =
        (await list.locator('a').last().boundingBox()) ?? {};
      expect(y + linkHeight).toBeLessThanOrEqual(height);
      expect(await list.locator('a').last().evaluate(isOnTop)).toBe(true);
      await page.touchscreen.tap(width / 2, 4);
      await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
    },
  );
});

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(found);
}
