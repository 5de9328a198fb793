import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { readBrand } from '../../../site/content/brands/chosen.ts';
import { brands } from '../../../site/content/brands/index.ts';
import { TRACKED_CLICKS } from '../../../site/visitors/tracking/clicks.ts';
import { test, waitUntilIdle } from '../support/visit.ts';
import { choose, collectEvents, HOMES } from './visitor.ts';

describe.each(HOMES)('tracking in $locale', ({ locale, path, words }) => {
  const { product, urls } = brands[readBrand()];
  const view = { Product: product[locale], 'Page Name': 'Landing', Type: 'Page' };

  test('finds something to press for every event', async ({ visit, expect }) => {
    const { page } = await visit(path);
    const selectors = Object.keys(TRACKED_CLICKS);
    const counts = await Promise.all(selectors.map((selector) => page.locator(selector).count()));
    expect(selectors.filter((_, index) => counts[index] === 0)).toEqual([]);
  });

  test('sends what is done after consent, word for word', async ({ visit, expect }) => {
    const { page } = await visit(path);
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await expect.poll(() => posted).toEqual([{ event: 'landing page view', properties: view }]);

    await page.locator('[data-cta="cta2"]:visible').click();
    await page.locator('#pensiongap [role="img"]').click();
    await page.locator('#howitworks summary').nth(1).click();
    const item = (await page.locator('#howitworks summary').nth(1).textContent())?.trim();
    await page.locator('#portfolios').scrollIntoViewIfNeeded();
    const hint = page.locator('#portfolios [data-tooltip] button').first();
    await hint.click();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => posted.slice(1))
      .toEqual(
        expect.arrayContaining([
          { event: 'cta2', properties: {} },
          { event: 'landing page view', properties: { ...view, Location: 'CTA2' } },
          { event: 'landing page view', properties: { ...view, Location: 'gap graph' } },
          { event: 'How it works item', properties: { ItemTitle: item } },
          { event: 'Portfolios', properties: {} },
          {
            event: 'Portfolio Tooltip',
            properties: { Topic: await hint.getAttribute('aria-label') },
          },
        ]),
      );
  });

  test('lets a call to action wait before it leaves, once something was sent', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path);
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    const started = performance.now();
    await page.locator(START).click({ noWaitAfter: true });
    await page.waitForURL(`**${urls.offer[locale]}`);
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
    expect(posted.map(({ event }) => event)).toContain('cta');
  });

  test('does not keep a call to action that stays on the page', async ({ visit, expect }) => {
    const { page } = await visit(path);
    const posted = await collectEvents(page);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    await page.locator('[data-cta="cta1"]:visible').click();
    expect(new URL(page.url()).hash).toBe('#pensiongap');
    await expect
      .poll(() => posted)
      .toContainEqual({
        event: 'landing page view',
        properties: { ...view, Location: 'header CTA1' },
      });
    expect(posted.map(({ event }) => event)).toContain('cta1');
  });

  test('sends nothing after a refusal, and no call to action waits', async ({ visit, expect }) => {
    const { page, requests } = await visit(path);
    await choose(page, words['consent.rejectAll']);
    await waitUntilIdle(page);
    expect(await pressIsPrevented(page)).toBe(false);
    expect(requests.filter(({ url }) => url.endsWith('/events'))).toEqual([]);
  });

  test('reports a failure and lets the visitor go on', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    await page.evaluate(() => {
      navigator.sendBeacon = () => false;
    });
    await page.locator('[data-cta="cta1"]:visible').click();
    expect(new URL(page.url()).hash).toBe('#pensiongap');
    expect(problems.join()).toContain('Error during track redirect for Location header CTA1');
  });

  test('reports an unknown target, and its link still works', async ({ visit, expect }) => {
    const { page, problems } = await visit(path);
    await choose(page, words['consent.acceptAll']);
    await waitUntilIdle(page);
    const link = page.locator(START);
    await link.evaluate((element) => {
      element.setAttribute('data-cta', 'cta9');
    });
    await page.locator('[data-cta="cta9"]').click();
    await page.waitForURL(`**${urls.offer[locale]}`);
    expect(problems.join()).toContain('Unknown track target "cta9"');
  });
});

/** The call to action in the header, which leads to the offer. */
const START = 'header [data-cta="cta"]:visible';

/** Whether a press on the main call to action is kept from leaving at once; it does not leave here. */
function pressIsPrevented(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
        document.querySelector<HTMLElement>('header [data-cta="cta"]')?.click();
      }),
  );
}
