import type { Page, Route } from 'playwright-core';
import { describe } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { formatEuro } from '../../site/i18n/format.ts';
import { home } from '../../site/landings/index.ts';
import { getIntl } from '../../site/provider/page-texts.ts';
import { listArrivalScripts } from '../../tools/build/page-weight.ts';
import { test, waitUntilIdle } from './support/visit.ts';

describe.concurrent('an island whose files come late or not at all', () => {
  const path = home.path.de;
  const intl = getIntl(readBrand(), 'de');
  const arrival = listArrivalScripts(path);
  /** What an island loads when it wakes. */
  const isLate = ({ pathname }: URL) =>
    pathname.startsWith('/assets/chunks/') && !arrival.includes(pathname);
  /** As a host does after a deploy. */
  const refuse = (page: Page) => page.route(isLate, (route) => route.fulfill({ status: 404 }));

  test('does what was pressed, chosen and typed before they came', async ({ visit, expect }) => {
    const files = Promise.withResolvers<void>();
    const { page } = await visit(path, {
      before: (page) =>
        page.route(isLate, async (route) => {
          await files.promise;
          await route.continue();
        }),
    });
    await wake(page);
    const island = page.locator('[data-island="comparison"]');
    const label = intl.formatMessage({ id: 'comparison.calculator.field.age.label' });
    const more = intl.formatMessage({ id: 'field.more' }, { label });
    for (let press = 0; press < 3; press += 1)
      await island.getByRole('button', { name: more }).click();
    const free = intl.formatMessage({ id: 'comparison.calculator.question.depot.free' });
    await island.locator('label', { hasText: free }).click();
    const amount = island.getByRole('textbox', {
      name: intl.formatMessage({ id: 'comparison.calculator.field.oneTimeContribution.label' }),
    });
    await amount.fill('5000');
    await amount.blur();
    files.resolve();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    // Home opens with 35 years.
    await expect.poll(() => page.url()).toContain('age=38&once=5000&depotfee=0');
    await expect.poll(() => amount.inputValue()).toBe(formatEuro(5000));
    expect(await island.getByRole('radio', { name: free }).isChecked()).toBe(true);
  });

  test('is alive after one reload, whichever of them did not come', async ({ visit, expect }) => {
    const refused = new Set<string>();
    const refuseOnce = (route: Route) => {
      const url = route.request().url();
      if (refused.has(url)) return route.fallback();
      refused.add(url);
      return route.fulfill({ status: 503 });
    };
    const { page } = await visit(path, { before: (page) => page.route(isLate, refuseOnce) });
    await wake(page);
    // Whoever passed the other calculator on the way has a notice there, too.
    await page.locator('#comparison').getByRole('alert').getByRole('button').click();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    expect(refused.size).toBeGreaterThan(8);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('says so, keeps its figures readable and works after a reload', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(`${path}#comparison?monthly=450`, { before: refuse });
    await wake(page);
    const alert = page.locator('#comparison').getByRole('alert');
    await alert.getByText(intl.formatMessage({ id: 'frame.islandFailed' })).waitFor();
    expect(await page.locator('#comparison [data-part="verdict"]').isVisible()).toBe(true);
    await page.unroute(isLate);
    await alert.getByRole('button').click();
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    // What was chosen is in the address.
    await expect
      .poll(() => page.locator('#comparison').getByRole('slider').first().inputValue())
      .toBe('450');
  });

  test('wakes as soon as the network is back', async ({ visit, expect }) => {
    const { page } = await visit(path);
    await waitUntilIdle(page);
    await page.context().setOffline(true);
    await wake(page);
    const alert = page.locator('#comparison').getByRole('alert');
    await alert.waitFor();
    await page.context().setOffline(false);
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('wakes at the first touch', async ({ visit, expect }) => {
    const { page } = await visit(path, { before: refuse });
    await wake(page);
    const alert = page.locator('#comparison').getByRole('alert');
    await alert.waitFor();
    await page.unroute(isLate);
    await touch(page);
    await page.locator('[data-island="comparison"][data-hydrated]').waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('stays to be read under a finger while the page cannot be reached', async ({
    visit,
    expect,
  }) => {
    const { page } = await visit(path, { before: refuse });
    await wake(page);
    const alert = page.locator('#comparison').getByRole('alert');
    await alert.waitFor();
    await page.context().setOffline(true);
    const asked = page.waitForEvent('requestfailed');
    await touch(page);
    await asked;
    expect(await alert.isVisible()).toBe(true);
  });

  test('loads its page once under a finger, not again and again', async ({ visit, expect }) => {
    const { page, requests } = await visit(path, { before: refuse });
    const countLoads = () => requests.filter(({ kind }) => kind === 'document').length;
    const alert = page.locator('#comparison').getByRole('alert');
    await wake(page);
    await alert.waitFor();
    const loaded = page.waitForEvent('load');
    await touch(page);
    await loaded;
    await wake(page);
    await alert.waitFor();
    await touch(page);
    await waitUntilIdle(page);
    expect(countLoads()).toBe(2);
  });
});

function touch(page: Page): Promise<void> {
  return page.locator('[data-island="comparison"] legend').first().click();
}

async function wake(page: Page): Promise<void> {
  // Before, sections out of view are as high as an estimate, and what is in view moves on.
  await page.waitForSelector(':root[data-painted]', { state: 'attached' });
  await page.locator('[data-island="comparison"]').scrollIntoViewIfNeeded();
}
