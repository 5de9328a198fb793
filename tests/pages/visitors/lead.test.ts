import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { readBrand } from '../../../site/content/brands/chosen.ts';
import { brands } from '../../../site/content/brands/index.ts';
import { measureLayoutShift, test, waitUntilIdle } from '../support/visit.ts';
import { HOME } from './visitor.ts';

/** The buttons that depend on the lead, which all take part. */
const BUTTONS = 'a[data-pension-href]:visible';

const { locale, path, words } = HOME;

describe('the lead', () => {
  const { offer, pensionOffer } = mapValues(
    brands[readBrand()].urls,
    (paths) => new URL(inject('site')).pathname + paths[locale],
  );

  test('with a pension leads to it, in the logged-in wording, and moves nothing', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { width: 360, fonts: false, before: answering(200, true) });
    await expect.poll(() => targets(page)).toEqual([pensionOffer, pensionOffer]);
    await waitUntilIdle(page);
    expect(await page.locator(BUTTONS).first().innerText()).toBe(words['lead.cta']);
    await page.getByRole('link', { name: words['lead.cta'] }).first().waitFor();
    expect(await measureLayoutShift(page)).toBe(0);
  });

  test.for([
    ['without a pension', 200, false],
    ['of nobody', 401, false],
    ['that cannot be loaded', 500, false],
  ] as const)(
    '%s leads to the calculation and the offer, in the usual wording',
    async ([, status, pension], { visit, expect }) => {
      const { page } = await visit(path, { before: answering(status, pension) });
      await waitUntilIdle(page);
      expect(await targets(page)).toEqual(['#pensiongap', offer]);
      expect(await page.locator(BUTTONS).first().innerText()).toBe(words['hero.cta1']);
    },
  );

  test('is asked for once', async ({ visit, expect }) => {
    const { page, requests } = await visit(path, { before: answering(200, false) });
    await page.locator(BUTTONS).last().scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(requests.filter(({ url }) => url.endsWith('/api/lead'))).toHaveLength(1);
  });
});

function answering(status: number, pension: boolean) {
  return async (page: Page) => {
    await page.route('**/api/lead', (route) => route.fulfill({ status, json: { pension } }));
  };
}

function targets(page: Page): Promise<(string | null)[]> {
  return page
    .locator(BUTTONS)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}
