import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { measureLayoutShift, test, waitUntilIdle } from '../support/visit.ts';
import { HOME } from './visitor.ts';

const { path, words } = HOME;

describe('banners', () => {
  test('take their room in each of the four states, and nothing moves on arrival', async ({
    visit,
  }) => {
    const { page } = await visit(path, { width: 360, fonts: false });
    await waitUntilIdle(page);
    expect(await measureLayoutShift(page)).toBe(0);
    expect(await shown(page)).toEqual(['webinar']);
    const withWebinar = await headerTop(page);

    await send(page, 'showAdminBanner');
    expect(await shown(page)).toEqual(['webinar', 'admin']);
    const withBoth = await headerTop(page);
    expect(withBoth).toBeGreaterThan(withWebinar);

    await page.getByRole('button', { name: words['banner.webinar.close'] }).click();
    expect(await shown(page)).toEqual(['admin']);
    const withAdmin = await headerTop(page);

    await page.getByRole('button', { name: words['banner.admin.close'] }).click();
    expect(await shown(page)).toEqual([]);
    expect(withBoth - withAdmin).toBe(withWebinar - (await headerTop(page)));
  });

  test('that were closed stay closed in the tab, from the first paint on', async ({ visit }) => {
    const { page } = await visit(path, { width: 360, fonts: false });
    await waitUntilIdle(page);
    await page.getByRole('button', { name: words['banner.webinar.close'] }).click();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
      'closed-banners': 'webinar',
    });
    await page.reload();
    await waitUntilIdle(page);
    expect(await shown(page)).toEqual([]);
    expect(await measureLayoutShift(page)).toBe(0);
    await send(page, 'showWebinar');
    expect(await shown(page)).toEqual([]);
  });

  test('tell when the webinar’s banner went', async ({ visit }) => {
    const { page } = await visit(path);
    await waitUntilIdle(page);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('webinarBannerStateChanged', (event) =>
            resolve(event instanceof CustomEvent && event.detail),
          ),
        ),
    );
    await page.getByRole('button', { name: words['banner.webinar.close'] }).click();
    expect(await told).toBe(false);
  });

  test('can be read without JavaScript, without a button that does nothing', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false });
    expect(await shown(page)).toEqual(['webinar']);
    expect(await page.locator('[data-closes]:visible').count()).toBe(0);
  });
});

/** The banners that can be seen, from the top. */
function shown(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-banner]:visible')
    .evaluateAll((banners) => banners.map((banner) => banner.getAttribute('data-banner')));
}

function headerTop(page: Page): Promise<number> {
  return page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().top);
}

function send(page: Page, event: string): Promise<void> {
  return page.evaluate((name) => void dispatchEvent(new Event(name)), event);
}
